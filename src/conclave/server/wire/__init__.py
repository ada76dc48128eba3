"""What goes over the websocket."""
