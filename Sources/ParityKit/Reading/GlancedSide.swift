internal import GitReading
internal import SourceModel

/// A side of which only names are known: of its files, and of what they declare; and the contents of what changed.
struct GlancedSide: Sendable {
  struct ChangedFile: Sendable {
    /// At the state that it is of.
    var path: String
    var content: [UInt8]
  }

  /// In order.
  private(set) var paths: [String] = []
  /// What each file of `paths` declares.
  private(set) var names: [DeclaredNames] = []
  /// What each file of `paths` is called, without folder and extension, and without what follows a `+`.
  private(set) var stems: [DeclaredNames.Name] = []
  /// What changed since the base; `nil` when the side counts as unchanged.
  private(set) var changes: ChangeSet?
  /// Changed files at base and at head.
  private(set) var changed: [ChangedFile] = []
  /// Paths at head of the files that are new or have changed.
  private(set) var changedPaths: Set<String> = []
  private let listing: Listing
  private let sizeLimit: Int

  /// - Throws: when the side cannot be listed, or what changed cannot be told or read.
  init(
    _ wanted: SideRequest, _ request: AnalysisRequest, _ filter: FileFilter, _ memory: RunMemory?
  ) throws(Problem) {
    let listing = try listFiles(
      at: wanted.root, source: wanted.source, opening: wanted.opening, jobs: request.jobs,
      includes: filter.remembering())
    let limit = request.sizeLimit
    self.listing = listing
    sizeLimit = limit
    paths = listing.files.map(\.path)
    stems = paths.map { DeclaredNames.Name(stemOf: $0) }
    names = declaredNames(in: listing, limit: limit, jobs: request.jobs, memory)
    guard let base = try wanted.resolvedBase()?.name else { return }
    let set = try readChanges(
      at: wanted.root, from: base, to: wanted.source, opening: wanted.opening, sizeLimit: limit,
      includes: filter.remembering())
    changes = set
    changedPaths = Set(set.changes.compactMap(\.newPath))
    for (source, paths) in [
      (SnapshotSource.revision(base), set.changes.compactMap(\.oldPath)),
      (wanted.source, set.changes.compactMap(\.newPath)),
    ] {
      let snapshot = try readSnapshot(
        of: paths, at: wanted.root, source: source, opening: wanted.opening, absence: .emptySide, sizeLimit: limit)
      let reader = try SnapshotReader(snapshot)
      for entry in snapshot.entries { changed.append(ChangedFile(path: entry.path, content: try reader.read(entry))) }
    }
  }

  /// The contents of some of `paths`; what cannot be read is passed over.
  func contents(of numbers: [Int]) -> [[UInt8]] {
    guard let reader = try? ListingReader(listing) else { return [] }
    return numbers.compactMap { reader.bytes(of: listing.files[$0], limit: sizeLimit) }
  }
}

/// A file's name without extension, and without what follows a `+`.
func stem(of path: String) -> String { withStem(of: path) { String(decoding: $0, as: UTF8.self) } }

private func withStem<Value>(of path: String, _ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Value) -> Value {
  var path = path
  return path.withUTF8 { bytes in
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? bytes.startIndex
    return body(bytes[start...].prefix { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: ".") })
  }
}

extension DeclaredNames.Name {
  /// What a file is called, without what follows a `+` and without extension.
  fileprivate init(stemOf path: String) {
    self = withStem(of: path) { DeclaredNames.Name(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: $0))) }
  }
}
