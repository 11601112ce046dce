package import SourceModel

/// Says which files of a side count as its sources; excluding wins over including.
package struct FileFilter: Sendable {
  private let side: Side
  private let include: [PathPattern]
  private let exclude: [PathPattern]

  package init(side: Side, settings: Configuration.SideSettings) {
    self.side = side
    include = settings.include
    exclude = settings.exclude
  }

  package func includes(_ path: String) -> Bool {
    guard Side(path: path) == side, !Self.isInBuildFolder(path) else { return false }
    guard include.isEmpty || include.contains(where: { $0.covers(path) }) else { return false }
    return !exclude.contains { $0.covers(path) }
  }

  /// Folders that hold other people's code or what a build made. Git ignores most of them; a plain folder has no git.
  private static let buildFolders: Set<Substring> = [
    ".build", ".gradle", ".swiftpm", "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]

  private static func isInBuildFolder(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { buildFolders.contains($0) }
  }
}
