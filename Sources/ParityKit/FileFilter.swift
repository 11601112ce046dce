package import RuleBook
package import SourceModel

/// Says which files of a side count as its sources; excluding wins over including.
package struct FileFilter: Sendable {
  private let side: Side
  private let include: [PathPattern]
  private let exclude: [PathPattern]
  /// Source sets of other platforms; none where the team says itself what to include.
  private let otherPlatforms: [PathPattern]
  private let skippedFolders: Set<String>

  package init(side: Side, settings: Configuration.SideSettings, conventions: FileConventions) {
    self.side = side
    include = settings.include
    exclude = settings.exclude
    otherPlatforms = settings.include.isEmpty ? patterns(ofFolders: conventions.otherPlatforms[side]) : []
    skippedFolders = Set(conventions.skippedFolders)
  }

  package func includes(_ path: String) -> Bool {
    guard Side(path: path) == side, !isInSkippedFolder(path) else { return false }
    guard include.isEmpty || include.contains(where: { $0.covers(path) }) else { return false }
    return !exclude.contains { $0.covers(path) } && !otherPlatforms.contains { $0.matches(path) }
  }

  private func isInSkippedFolder(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { skippedFolders.contains(String($0)) }
  }
}

/// Patterns of everything below a run of folders, wherever it stands. What is no pattern was reported when the table was
/// read.
func patterns(ofFolders folders: [String]) -> [PathPattern] {
  folders.compactMap { try? PathPattern("**/\($0)/**") }
}
