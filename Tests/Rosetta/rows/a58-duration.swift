struct Timeout { let value: Duration }
