"""`conclave puzzle`: one puzzle at a keyboard."""
