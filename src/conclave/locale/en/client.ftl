### What the browser client says beside the messages of the games.

app-name = Conclave
