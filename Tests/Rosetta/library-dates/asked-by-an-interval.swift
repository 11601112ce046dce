func isOver(_ end: Date, _ now: Date) -> Bool { end.timeIntervalSince(now) <= 0 }

func isAhead(_ start: Date, _ now: Date) -> Bool { start.timeIntervalSince(now) > 0 }
