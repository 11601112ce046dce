internal import CGit2
internal import SourceModel

/// A file of one state that the other state lacks.
struct LoneFile {
  let path: String
  /// `nil` when the content is on disk only.
  let blob: BlobID?

  /// The path's last part.
  let name: Substring
  /// What follows the last dot of the name, and the dot; only files that share it can be the same file renamed.
  let kind: Substring

  init(path: String, blob: BlobID?) {
    self.path = path
    self.blob = blob
    name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    kind = name.lastIndex(of: ".").map { [name] in name[$0...] } ?? ""
  }
}

/// A file that is the same under two names.
struct Rename {
  let old: LoneFile
  let new: LoneFile
  /// In percent.
  let similarity: Int
}

/// Which deleted and added files are one file that was renamed, perhaps edited too.
///
/// Contents are compared by the measure that libgit2's `git_diff_find_similar` uses. That function itself wants a
/// difference of two trees, takes files it could not read for unlike, and sees no likeness between files of few lines.
struct RenameFinder {
  /// Percent that the contents of a renamed file have in common at least.
  static let threshold = 50
  /// How many pairs of files are compared at most, because their number is the product of two.
  static let pairLimit = 1_000_000

  private(set) var renames: [Rename] = []
  /// The files that were deleted for good.
  private(set) var old: [LoneFile]
  /// The files that are really new.
  private(set) var new: [LoneFile]
  /// Whether there were too many files to look for renames of edited ones.
  private(set) var reachedLimit = false

  /// A candidate: positions in `old` and `new`, and a similarity in percent.
  private typealias Pair = (old: Int, new: Int, similarity: Int)

  /// - Throws: when a content that decides cannot be read; a deletion and an addition would be a wrong answer.
  init(old: [LoneFile], new: [LoneFile], read: (LoneFile) throws(Problem) -> [UInt8]) throws(Problem) {
    self.old = old.sorted { $0.path.precedesByBytes($1.path) }
    self.new = new.sorted { $0.path.precedesByBytes($1.path) }
    try pairByCase(read)
    try pairByContent(read)
    try pairByLikeness(read)
  }

  /// Finds the renames that can be told without reading anything: those of files that are in the store and unchanged.
  init(old: [LoneFile], new: [LoneFile]) {
    self.old = old.sorted { $0.path.precedesByBytes($1.path) }
    self.new = new.sorted { $0.path.precedesByBytes($1.path) }
    pairByBlob(new.indices.map { self.new[$0].blob })
  }

  /// Pairs paths that differ only in the case of letters, whatever became of the content.
  private mutating func pairByCase(_ read: (LoneFile) throws(Problem) -> [UInt8]) throws(Problem) {
    let byPath = Dictionary(grouping: new.indices) { new[$0].path.lowercased() }
    var pairs: [Pair] = []
    for position in old.indices {
      guard let partners = byPath[old[position].path.lowercased()], let partner = partners.first, partners.count == 1
      else { continue }
      pairs.append((position, partner, try similarity(of: old[position], new[partner], read)))
    }
    take(pairs)
  }

  /// Pairs files with the same content; of several, those that kept their name go first.
  private mutating func pairByContent(_ read: (LoneFile) throws(Problem) -> [UInt8]) throws(Problem) {
    guard !old.isEmpty else { return }
    var blobs: [BlobID?] = []
    for file in new { blobs.append(file.blob == nil ? BlobID(hashing: try read(file)) : file.blob) }
    pairByBlob(blobs)
  }

  /// - Parameter blobs: of `new`.
  private mutating func pairByBlob(_ blobs: [BlobID?]) {
    var byBlob: [BlobID: [Int]] = [:]
    for (position, blob) in blobs.enumerated() {
      if let blob { byBlob[blob, default: []].append(position) }
    }
    var pairs: [Pair] = []
    for position in old.indices {
      guard let blob = old[position].blob, let partners = byBlob[blob] else { continue }
      for partner in partners where old[position].kind == new[partner].kind {
        pairs.append((position, partner, 100))
      }
    }
    take(pairs)
  }

  /// Pairs files whose contents are alike, most alike first.
  private mutating func pairByLikeness(_ read: (LoneFile) throws(Problem) -> [UInt8]) throws(Problem) {
    let kinds = Set(old.map(\.kind)).intersection(new.map(\.kind))
    let olds = old.indices.filter { kinds.contains(old[$0].kind) }
    let news = new.indices.filter { kinds.contains(new[$0].kind) }
    guard olds.count * news.count <= Self.pairLimit else {
      reachedLimit = true
      return
    }
    var contents = Signatures()
    defer { contents.free() }
    for position in olds { try contents.add(read(old[position]), old[position]) }
    for position in news { try contents.add(read(new[position]), new[position]) }
    var pairs: [Pair] = []
    for (first, position) in olds.enumerated() {
      for (second, partner) in news.enumerated() where old[position].kind == new[partner].kind {
        let similarity = contents.compare(first, olds.count + second)
        if similarity >= Self.threshold { pairs.append((position, partner, similarity)) }
      }
    }
    take(pairs)
  }

  /// Takes the best pairs, each file once, out of the lists.
  private mutating func take(_ pairs: [Pair]) {
    let ranked = pairs.map { pair in
      (pair, old[pair.old].name == new[pair.new].name ? 0 : 1)
    }.sorted { left, right in
      (-left.0.similarity, left.1, left.0.old, left.0.new) < (-right.0.similarity, right.1, right.0.old, right.0.new)
    }
    var (taken, given): (Set<Int>, Set<Int>) = ([], [])
    for (pair, _) in ranked where !taken.contains(pair.old) && !given.contains(pair.new) {
      taken.insert(pair.old)
      given.insert(pair.new)
      renames.append(Rename(old: old[pair.old], new: new[pair.new], similarity: pair.similarity))
    }
    old = old.indices.filter { !taken.contains($0) }.map { old[$0] }
    new = new.indices.filter { !given.contains($0) }.map { new[$0] }
  }

  private func similarity(
    of old: LoneFile, _ new: LoneFile, _ read: (LoneFile) throws(Problem) -> [UInt8]
  ) throws(Problem) -> Int {
    if let blob = old.blob, blob == new.blob { return 100 }
    var contents = Signatures()
    defer { contents.free() }
    try contents.add(read(old), old)
    try contents.add(read(new), new)
    return contents.compare(0, 1)
  }
}

/// What is kept of contents to compare them.
private struct Signatures {
  private var kept: [(signature: OpaquePointer, size: Int)] = []

  mutating func add(_ bytes: [UInt8], _ file: LoneFile) throws(Problem) {
    var made: OpaquePointer?
    let options = git_hashsig_option_t(GIT_HASHSIG_SMART_WHITESPACE.rawValue | GIT_HASHSIG_ALLOW_SMALL_FILES.rawValue)
    let code = bytes.withUnsafeBytes { buffer in
      git_hashsig_create(&made, buffer.bindMemory(to: CChar.self).baseAddress, buffer.count, options)
    }
    guard code == 0, let made else { throw Complaint.cannotFindRenames(file.path, GitFailure(code: code)) }
    kept.append((made, bytes.count))
  }

  /// In percent.
  func compare(_ first: Int, _ second: Int) -> Int {
    let (small, large) = (min(kept[first].size, kept[second].size), max(kept[first].size, kept[second].size))
    // Half of a content cannot be alike to one more than twice its size; nor is nothing like anything.
    guard small > 0, small * 2 >= large else { return 0 }
    return Int(max(git_hashsig_compare(kept[first].signature, kept[second].signature), 0))
  }

  func free() {
    for (signature, _) in kept { git_hashsig_free(signature) }
  }
}
