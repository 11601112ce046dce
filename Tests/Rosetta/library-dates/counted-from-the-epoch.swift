func isOver(_ end: Date, _ now: Date) -> Bool { end.timeIntervalSince1970 <= now.timeIntervalSince1970 }

func isAhead(_ start: Date, _ now: Date) -> Bool { start > now }
