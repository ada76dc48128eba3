"""Messages of the websocket."""
