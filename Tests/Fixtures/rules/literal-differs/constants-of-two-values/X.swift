enum Defaults { static let flushAt = 20 }
//~  ^^^^^^^^ info missing-type

func isFull(_ count: Int) -> Bool { count > Defaults.flushAt }
//~                                         ^^^^^^^^^^^^^^^^ literal-differs
