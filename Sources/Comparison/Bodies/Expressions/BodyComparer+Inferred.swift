// Loader(session: .shared)     Loader(session = Session.shared)
// var best: Int = .max         var best: Int = Int.MAX_VALUE
//
// Where Swift leaves it to be inferred whose member it means, the normal form cannot know the type that Kotlin names: that
// of a shared instance, and of the ends of numbers.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// Whether Swift's `.name` is what Kotlin writes with its type.
  func isInferred(_ a: NodeID, _ b: NodeID) -> Bool {
    guard Self.inferred.contains(left.tree.label(a)),
      [.name, .implicitMember].contains(left.tree.kind(a)), left.file.text(in: left.tree.range(a)).hasPrefix("."),
      [.name, .member, .implicitMember].contains(right.tree.kind(b))
    else { return false }
    let parts = right.file.text(in: right.tree.range(b)).split(separator: ".").map(String.init)
    guard let type = parts.first, isTypeName(type), type != type.uppercased(), let last = parts.last else {
      return false
    }
    switch left.tree.label(a) {
    case "shared", "instance":
      return parts.count == 1 || ["shared", "instance", "INSTANCE", "getInstance()"].contains(last)
    case "max": return parts.count == 2 && last == "MAX_VALUE" && Self.whole.contains(type)
    case "min": return parts.count == 2 && last == "MIN_VALUE" && Self.whole.contains(type)
    case "infinity": return parts.count == 2 && last == "POSITIVE_INFINITY"
    case "greatestfinitemagnitude": return parts.count == 2 && last == "MAX_VALUE" && !Self.whole.contains(type)
    default: return false
    }
  }

  private static let inferred: Set<String> = [
    "shared", "instance", "max", "min", "infinity", "greatestfinitemagnitude",
  ]
  private static let whole: Set<String> = ["Byte", "Short", "Int", "Long", "UByte", "UShort", "UInt", "ULong"]
}
