"""HTTP routes and the websocket."""
