struct Options: OptionSet { let rawValue: Int
  static let a = Options(rawValue: 1) }
func use(_ o: Options) -> Bool { o.contains(.a) }
