enum Unit2 { case kg, lb
  var symbol: String { switch self { case .kg: return "kg"
    case .lb: return "lb" } }
  func factor() -> Double { switch self { case .kg: 1.0
    case .lb: 0.45 } } }
