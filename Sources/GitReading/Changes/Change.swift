package import SourceModel

/// What happened to one file between two states of a side.
package struct Change: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case added, deleted, modified, renamed
  }

  package let kind: Kind
  /// Relative to the side's root; `nil` for an added file.
  package let oldPath: String?
  /// Relative to the side's root; `nil` for a deleted file.
  package let newPath: String?
  /// `nil` for an added file.
  package let oldBlob: BlobID?
  /// `nil` for a deleted file, and for one that was read from disk and differs from what git has stored.
  package let newBlob: BlobID?
  /// How alike the two contents are, in percent. Measured for renamed files only; 100 means that they are equal.
  package let similarity: Int?

  /// The path that the file has now, or had before it was deleted.
  package var path: String { newPath ?? oldPath ?? "" }

  /// Whether nothing but the case of letters changed in the path, which some disks do not tell apart.
  package var isCaseOnlyRename: Bool {
    guard kind == .renamed, let oldPath, let newPath else { return false }
    return oldPath.lowercased() == newPath.lowercased()
  }
}

/// The difference of two states of one side. Changes of the executable bit, links and submodules are none.
package struct ChangeSet: Sendable {
  /// The folder of the side, as the user named it.
  package let root: String
  /// What was read as the old state, as in `Snapshot.revision`.
  package let base: String
  package let shortBase: String
  /// What was read as the new state, as in `Snapshot.revision`.
  package let head: String
  package let shortHead: String
  /// In byte order of `Change.path`.
  package let changes: [Change]
  /// What the user should hear: files that were left out, each with its path, and limits that were reached.
  package let problems: [Problem]

  package var isEmpty: Bool { changes.isEmpty }
}
