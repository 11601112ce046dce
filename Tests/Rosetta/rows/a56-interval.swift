struct Timeout { let seconds: TimeInterval }
