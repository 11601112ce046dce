internal import CodeModel

extension Tree {
  private static let units: [String: Double] = [
    "milliseconds": 0.001, "millis": 0.001, "seconds": 1, "minutes": 60, "hours": 3600, "days": 86_400,
    "ofmillis": 0.001, "ofseconds": 1, "ofminutes": 60, "ofhours": 3600, "ofdays": 86_400,
  ]

  /// How many seconds a value of a normal form stands for, as far as numbers are written: `30.seconds`,
  /// `Duration.ofSeconds(30)`, `5 * 60`.
  ///
  /// - Parameter isSpelt: whether the unit is written beside the number, and not known from the type.
  func seconds(_ node: NodeID, isSpelt: Bool) -> Double? {
    switch kind(node) {
    case .integer, .floating: return isSpelt ? nil : Double(label(node).filter { $0 != "_" })
    case .binary where label(node) == "*":
      guard !isSpelt, let first = seconds(child(node, 0), isSpelt: false),
        let second = seconds(child(node, 1), isSpelt: false)
      else { return nil }
      return first * second
    case .member:
      guard isSpelt, let unit = Tree.units[label(node)], let count = seconds(child(node, 0), isSpelt: false) else {
        return nil
      }
      return count * unit
    case .call:
      guard isSpelt, childCount(node) == 2, let unit = Tree.units[label(child(node, 0))],
        let count = seconds(child(child(node, 1), 0), isSpelt: false)
      else { return nil }
      return count * unit
    default: return nil
    }
  }
}
