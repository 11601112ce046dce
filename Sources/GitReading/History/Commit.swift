package import SourceModel

/// The name of a commit.
package struct CommitName: Sendable, Hashable {
  /// Forty hexadecimal digits.
  package let long: String
  /// The shortest unambiguous abbreviation, seven digits or more.
  package let short: String
}

/// Who made a commit, as they called themselves.
package struct CommitAuthor: Sendable, Hashable {
  package let name: String
  package let email: String
}

/// A commit that touched files that were asked for.
package struct Commit: Sendable, Hashable {
  package let name: CommitName
  package let author: CommitAuthor
  /// When the author wrote it, in seconds since 1970.
  package let authored: Int
  /// When it came to be as it is, which later rewriting changes, in seconds since 1970.
  package let committed: Int
  /// The message's first paragraph, in one line.
  package let subject: String
  /// The rest of the message; empty when there is none.
  package let body: String
  package let trailers: [Trailer]
  package let isMerge: Bool
  /// In the order in which the paths were asked for.
  package let files: [CommittedFile]
}

/// One file asked for, at a commit that touched it.
package struct CommittedFile: Sendable, Hashable {
  /// As it was asked for: relative to the side's root.
  package let path: String
  /// Its path at the commit, relative to the repository's root; its last path when the commit deleted it.
  package let pathThen: String
  /// Its path before the commit, relative to the repository's root; `nil` when the commit added it.
  package let pathBefore: String?
  /// `nil` when the commit deleted it.
  package let blob: BlobID?
  /// Its content before the commit (in the first parent, at a merge); `nil` when the commit added it.
  package let blobBefore: BlobID?
}

/// A line `Key: value` in a message.
package struct Trailer: Sendable, Hashable {
  package let key: String
  package let value: String
}

/// What happened to files of one side.
package struct History: Sendable {
  /// Newest first; no commit comes before one that builds on it.
  package let commits: [Commit]
  /// Whether the clone is shallow and its end was reached: what happened to the files before is not known.
  package let isCutShort: Bool
  /// When the oldest commit of the walk came to be, whether it touched a file or not, in seconds since 1970; `nil` when
  /// there is none.
  package let beginning: Int?
  /// For each commit of a line of history that was merged, by its full id: the id of the merge that brought it to the
  /// first line. Empty when only the first line was asked for.
  package let landings: [String: String]
  /// What the user should hear.
  package let problems: [Problem]
}
