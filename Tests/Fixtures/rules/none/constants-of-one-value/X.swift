enum Defaults { static let flushAt = 20 }
//~  ^^^^^^^^ missing-type

func isFull(_ count: Int) -> Bool { count > Defaults.flushAt }
