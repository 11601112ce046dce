package import SourceModel

/// Which state of a side is to be read.
package enum SnapshotSource: Sendable, Hashable {
  /// The files as they lie on disk: tracked, or untracked and not ignored.
  case worktree
  /// A state in the history, by any name that `git rev-parse` knows.
  case revision(String)
  /// What the next commit would contain.
  case index
}

/// The files of one side at one moment; a value, whose contents are fetched through a `SnapshotReader`.
package struct Snapshot: Sendable {
  /// The folder of the side, as the user named it.
  package let root: String
  /// The full id of the commit (or tree) that was read, or one of `worktree`, `index`, `folder`,
  /// or `nothing` where HEAD has no commit yet.
  package let revision: String
  /// The abbreviated id of the commit that was read, or the same word as `revision`.
  package let shortRevision: String
  /// The repository the files come from; `nil` for a plain folder.
  package let repository: RepositoryState?
  /// In byte order of the path, each path once.
  package let entries: [SnapshotEntry]
  /// What was left out, in byte order of the path. Links and submodules are listed whatever the filter says,
  /// because they may stand for folders.
  package let skipped: [SkippedFile]
  /// What the user should hear. Links and submodules are only counted; every other skipped file is named here.
  package let problems: [Problem]

  /// Where blobs are fetched from.
  let place: Place
  /// The absolute folder that the paths of files on disk are relative to; `nil` when nothing lies on disk.
  let folder: String?
  /// In bytes.
  let sizeLimit: Int

  /// How many files were left out for a reason.
  package func count(of reason: SkipReason) -> Int {
    skipped.count { $0.reason == reason }
  }
}

/// One file of a snapshot.
package struct SnapshotEntry: Sendable, Hashable {
  /// Relative to the root, with `/` between its parts.
  package let path: String
  /// In bytes.
  package let size: Int
  /// The content's id; `nil` for a file on disk, whose id is known only after reading (`BlobID(hashing:)`).
  package let blob: BlobID?
}

/// A file (or what looks like one) that a snapshot leaves out.
package struct SkippedFile: Sendable, Hashable {
  /// Relative to the root; bytes that are not UTF-8 are repaired.
  package let path: String
  package let reason: SkipReason
}

/// Why a file is not part of a snapshot; the raw value is what a count is called.
package enum SkipReason: String, Sendable, Hashable, CaseIterable {
  case symbolicLink = "symbolic link"
  /// Another repository inside this one, registered or not.
  case submodule = "submodule"
  case tooLarge = "too large"
  /// By `linguist-generated` in the repository's `.gitattributes`.
  case generated = "generated"
  case pathNotUTF8 = "path is not UTF-8"
  /// In the index with several versions, because a merge is not finished.
  case conflict = "merge conflict"
  /// Named by the repository but not stored in it: a partial clone, or damage.
  case missingObject = "object missing"
  case unreadable = "unreadable"
}

/// The largest file that is read unless the caller says otherwise, in bytes: 1 MiB.
package let defaultSizeLimit = 1 << 20
