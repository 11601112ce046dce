struct Visit { let start: Date; let end: Date? }
