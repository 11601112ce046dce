internal import FindingModel
internal import GitReading
internal import SourceModel

/// Follows the lines of a side's files from the commit that was read to the one that people see.
///
/// - Parameters:
///   - paths: of the files in question, below the side's root.
///   - root: the side's root.
/// - Returns: for each file that is not the same in both its lines that are; none of a file that only one of the two has.
func movedLines(of paths: Set<String>, from read: String, to shown: String, at root: String) -> MovedLines {
  let (old, new) = (contents(of: paths, at: read, root), contents(of: paths, at: shown, root))
  var moved = MovedLines(read: read)
  for path in paths where old[path] == nil || old[path] != new[path] {
    moved.files[path] = commonRuns(old[path] ?? [], new[path] ?? [])
  }
  return moved
}

/// What cannot be read is not there.
private func contents(of paths: Set<String>, at commit: String, _ root: String) -> [String: [UInt8]] {
  guard
    let snapshot = try? readSnapshot(
      of: paths.sorted(), at: root, source: .revision(commit), opening: .byPath, absence: .emptySide,
      sizeLimit: 10_000_000),
    let reader = try? SnapshotReader(snapshot)
  else { return [:] }
  var contents: [String: [UInt8]] = [:]
  for entry in snapshot.entries { contents[entry.path] = try? reader.read(entry) }
  return contents
}

/// The lines that two texts have in common, as runs; none where the texts have next to nothing in common, which would
/// take long to find out.
func commonRuns(_ old: [UInt8], _ new: [UInt8]) -> [MovedLines.Run] {
  let newline = UInt8(ascii: "\n")
  let oldLines = old.split(separator: newline, omittingEmptySubsequences: false)
  let newLines = new.split(separator: newline, omittingEmptySubsequences: false)
  let head = zip(oldLines, newLines).prefix { $0 == $1 }.count
  let tail = zip(oldLines.dropFirst(head).reversed(), newLines.dropFirst(head).reversed()).prefix { $0 == $1 }.count
  let oldMiddle = Array(oldLines.dropFirst(head).dropLast(tail))
  let newMiddle = Array(newLines.dropFirst(head).dropLast(tail))
  var pairs = (0..<head).map { ($0, $0) }
  if oldMiddle.count + newMiddle.count <= mostLines {
    pairs += common(oldMiddle, newMiddle).map { ($0 + head, $1 + head) }
  }
  pairs += (0..<tail).map { (oldLines.count - tail + $0, newLines.count - tail + $0) }
  var runs: [MovedLines.Run] = []
  for (index, other) in pairs {
    if let last = runs.last, last.first + last.count == index + 1, last.there + last.count == other + 1 {
      runs[runs.count - 1].count += 1
    } else {
      runs.append(MovedLines.Run(first: index + 1, there: other + 1, count: 1))
    }
  }
  return runs
}

/// Of both texts together, between what they begin and end with alike.
private let mostLines = 8_000

/// Pairs of places in two lists where the same stands, rising on both sides.
private func common(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [(Int, Int)] {
  let difference = new.difference(from: old)
  let removed = Set(difference.removals.map(\.place))
  let inserted = Set(difference.insertions.map(\.place))
  return Array(zip(old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) }))
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
