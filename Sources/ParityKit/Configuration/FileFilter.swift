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

  package func includes(_ path: String) -> Bool { isIncluded(path, isFolderIncluded) }

  /// The same for many files, one after the other: what depends on the folder alone is asked once for each.
  package func remembering() -> (String) -> Bool {
    var known: [Substring: Bool] = [:]
    return { path in
      isIncluded(path) { path in
        let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
        if let answer = known[folder] { return answer }
        let answer = isFolderIncluded(path)
        known[folder] = answer
        return answer
      }
    }
  }

  private func isIncluded(_ path: String, _ isFolderIncluded: (String) -> Bool) -> Bool {
    guard Side(path: path) == side, isFolderIncluded(path) else { return false }
    guard include.isEmpty || include.contains(where: { $0.covers(path) }) else { return false }
    return !exclude.contains { $0.covers(path) }
  }

  /// Whether the folders that a file lies in let it count.
  private func isFolderIncluded(_ path: String) -> Bool {
    !path.split(separator: "/").dropLast().contains { skippedFolders.contains(String($0)) }
      && !otherPlatforms.contains { $0.matches(path) }
  }
}

/// Patterns of everything below a run of folders, wherever it stands. What is no pattern was reported when the table was
/// read.
func patterns(ofFolders folders: [String]) -> [PathPattern] {
  folders.compactMap { try? PathPattern("**/\($0)/**") }
}
