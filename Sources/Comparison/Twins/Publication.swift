internal import CodeModel
internal import Pairing
internal import SourceModel

/// What a codebase says of who sees its types, those of tests aside.
package struct Publication: Sendable {
  /// Whether the Swift side is a library, or made of such: of at least a tenth of its types it says that others see them.
  package let publishes: Bool
  /// Whether it is there for others: what they do not see is how that is made. Of most types it says in Swift that others
  /// see them, or of a fifth in Kotlin, where everybody sees what says nothing, that they do not. An app, which may be made
  /// of libraries, does neither.
  package let isLibrary: Bool

  init(_ mapping: Mapping) {
    func types(_ side: Side) -> [Declaration] {
      let index = mapping.index(side)
      let isTest = index.units.map { mapping.tests.isTest($0.file) }
      return index.declarations.filter { $0.parent == nil && $0.declaration.isType && !isTest[$0.unit] }
        .map(\.declaration)
    }
    let (swift, kotlin) = (types(.swift), types(.kotlin))
    let published = swift.count(where: \.isPublished)
    publishes = !swift.isEmpty && 10 * published >= swift.count
    let isShown = !swift.isEmpty && 2 * published >= swift.count
    let isKept = !kotlin.isEmpty && 5 * kotlin.count { $0.visibility == .internal } >= kotlin.count
    isLibrary = isShown || isKept && 20 * published >= swift.count
  }
}
