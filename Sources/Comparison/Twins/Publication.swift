internal import CodeModel
internal import Pairing
internal import SourceModel

/// What a codebase says of who sees its types, those of tests aside.
package struct Publication: Sendable {
  /// Whether the Swift side is a library, or made of such: of at least a tenth of its types it says that others see them.
  package let publishes: Bool
  /// Whether it is there for others: what they do not see is how that is made. Of most types it says in Swift that others
  /// see them, or of a fifth in Kotlin, where everybody sees what says nothing, that they do not; or its package offers a
  /// library. An app, which may be made of libraries, does none of these.
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
    let isOffered = publishes && Publication.offersLibrary(mapping)
    isLibrary = isShown || isKept && 20 * published >= swift.count || isOffered
  }

  /// Whether the package around all of the Swift side has a library, and is not that of an app.
  private static func offersLibrary(_ mapping: Mapping) -> Bool {
    let files = mapping.swift.units.map(\.file)
    let manifests = files.filter { $0.path.split(separator: "/").last == "Package.swift" && $0.contains(".library(") }
    let isAround = manifests.contains { manifest in
      let folder = manifest.path.dropLast("Package.swift".count)
      return files.allSatisfy { $0.path.hasPrefix(folder) }
    }
    guard isAround else { return false }
    return !files.contains { $0.contains("@main") && !isTriedOut($0, mapping) && !mapping.examples.isExample($0) }
  }

  /// Whether a file belongs to tests, or to an app for them: `KitTestApp/Main.swift`.
  private static func isTriedOut(_ file: SourceFile, _ mapping: Mapping) -> Bool {
    mapping.tests.isTest(file)
      || file.path.split(separator: "/").contains { folder in
        words(of: String(folder)).contains { $0 == "test" || $0 == "tests" }
      }
  }
}
