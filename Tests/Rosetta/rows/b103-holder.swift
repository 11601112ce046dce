extension Date { static func today() -> Date { Date() } }
