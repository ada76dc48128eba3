"""The server's routes and sockets."""
