struct Color {
  let hex: Int
  static func gray(_ level: Int) -> Color { Color(hex: level) }
  static let black = Color(hex: 0)
}
