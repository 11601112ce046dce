// Plan(seats: 3)     Plan.Builder().seats(3).build()
//
// What Swift says to an initializer with defaults, Kotlin may say to a builder, which has its own.

internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// Whether a nested Kotlin type only makes a value of the type around it.
func isBuilder(_ entry: IndexedDeclaration) -> Bool {
  entry.id.side == .kotlin && entry.parent != nil && entry.declaration.name == "Builder"
    && entry.declaration.members.contains { $0.key == "build" }
}

extension ComparedTwin {
  /// Whether a Kotlin type has a builder that others are shown, with a function or property of a name.
  ///
  /// - Parameters:
  ///   - parts: the type, and its extensions.
  ///   - key: canonical; `nil` when any will do.
  func hasBuilder(_ parts: [IndexedDeclaration], for key: String?) -> Bool {
    parts.flatMap(\.children).map { mapping[$0] }.filter(isBuilder).contains { builder in
      !PlatformHabits.isPrivate(builder.declaration)
        && (key == nil || builder.declaration.members.contains { $0.key == key && $0.kind != .initializer })
    }
  }

  /// Whether a member stands in the builder of a Kotlin type, or gives one: `fun builder() = Builder()`.
  func isOfBuilder(_ entry: IndexedDeclaration) -> Bool {
    guard entry.id.side == .kotlin, let parent = entry.parent else { return false }
    if isBuilder(mapping[parent]) { return true }
    return entry.key == "builder" && entry.declaration.parameters.isEmpty && hasBuilder([mapping[parent]], for: nil)
  }
}
