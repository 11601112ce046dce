enum Level {
  case low
  case veryHigh
}

func start() {
  set(level: .veryHigh)
}

func set(level: Level) {
}
