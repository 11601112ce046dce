internal import GitReading
package import SourceModel

/// The sources of one side and what was left out.
struct SideReading: Sendable {
  var root: String
  /// A commit id, `worktree`, `index` or `folder`.
  var revision: String
  /// In the order of their paths.
  var files: [SourceFile] = []
  var skipped = 0
  /// Of severity error when something that should have been looked at was not.
  var problems: [Problem] = []
  /// Whether there was a side to read at all.
  var isPresent = true
}

/// Lists and reads one side.
///
/// - Parameter paths: the files to read, which passed the filter; `nil` for all.
/// - Throws: when the side as a whole cannot be read.
func read(
  _ request: SideRequest, side: Side, filter: FileFilter, paths: [String]? = nil, sizeLimit: Int, jobs: Int
) throws(Problem) -> SideReading {
  let snapshot =
    if let paths {
      try readSnapshot(
        of: paths, at: request.root, source: request.source, opening: request.opening, sizeLimit: sizeLimit)
    } else {
      try readSnapshot(
        at: request.root, source: request.source, opening: request.opening, sizeLimit: sizeLimit,
        includes: filter.remembering())
    }
  var reading = SideReading(root: snapshot.root, revision: snapshot.revision)
  reading.skipped = snapshot.skipped.count
  reading.problems = snapshot.problems
  for result in concurrentMapOfShares(snapshot.entries, jobs: jobs, share: { read($0, of: snapshot, side) }) {
    switch result {
    case .success(let file):
      reading.files.append(file)
    case .failure(let problem):
      reading.problems.append(problem)
      reading.skipped += 1
    }
  }
  return reading
}

/// Each thread opens the repository for itself.
private func read(
  _ entries: [SnapshotEntry], of snapshot: Snapshot, _ side: Side
) -> [Result<SourceFile, Problem>] {
  do {
    let reader = try SnapshotReader(snapshot)
    return entries.map { entry in
      do throws(Problem) {
        return sourceFile(path: entry.path, side: side, bytes: try reader.read(entry))
      } catch {
        return .failure(error)
      }
    }
  } catch {
    return entries.map { _ in .failure(error) }
  }
}

/// A file that can be analysed, or the reason why it cannot be.
///
/// - Parameter acceptsGenerated: whether code that says of itself that it is generated is analysed all the same.
func sourceFile(
  path: String, side: Side, bytes: [UInt8], acceptsGenerated: Bool = false
) -> Result<SourceFile, Problem> {
  var bytes = bytes
  if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
  if bytes.contains(0) {
    return .failure(Problem(.error, path: path, message: "not analysed: this is binary content, not source code"))
  }
  if let offset = firstInvalidByte(bytes) {
    let position = LineTable(bytes: bytes).position(of: UInt32(offset))
    return .failure(
      Problem(
        .error, path: path, position: position, message: "not analysed: the text is not valid UTF-8",
        hint: "Convert the file to UTF-8."))
  }
  if !acceptsGenerated, isGenerated(bytes) {
    return .failure(Problem(.warning, path: path, message: "not analysed: the file says that it is generated"))
  }
  return .success(SourceFile(path: path, side: side, bytes: bytes))
}

/// Where the text stops being UTF-8; `nil` when it never does.
private func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
  if String(validating: bytes, as: UTF8.self) != nil { return nil }
  var offset = 0
  var decoder = UTF8()
  var iterator = bytes.makeIterator()
  while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
  return offset
}

/// Whether the first lines carry one of the marks by which generators warn readers off.
private func isGenerated(_ bytes: [UInt8]) -> Bool {
  let lines = bytes.prefix(4_000).split(separator: UInt8(ascii: "\n"), maxSplits: 20, omittingEmptySubsequences: false)
  return lines.prefix(20).contains { line in
    let start = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard ["//", "/*", "*"].contains(where: { start.starts(with: $0.utf8) }),
      start.firstIndex(of: UInt8(ascii: "g")) != nil
    else { return false }
    let text = String(decoding: start, as: UTF8.self)
    if text.contains("@generated") { return true }
    guard let mark = text.firstRange(of: "Code generated") else { return false }
    return text[mark.upperBound...].contains("DO NOT EDIT")
  }
}

/// The sides that lie in the repository that the working folder belongs to; both when neither does.
package func sidesHere(swift: String, kotlin: String) -> Set<Side> {
  func root(_ path: String) -> String? { (try? repositoryRoot(containing: path)) ?? nil }
  guard let here = root(".") else { return [.swift, .kotlin] }
  let sides = [(Side.swift, swift), (Side.kotlin, kotlin)].filter { root($0.1) == here }.map(\.0)
  return sides.isEmpty ? [.swift, .kotlin] : Set(sides)
}
