/// A comment as a code host knows it.
package struct HostComment: Sendable, Hashable {
  package var id: Int
  package var body: String
  package var author: String
}

/// The comments of one pull request on one code host.
protocol CommentHost: Sendable {
  /// Who writes with our token.
  func author() throws(PostingFailure) -> String
  /// Oldest first.
  func comments() throws(PostingFailure) -> [HostComment]
  func create(_ body: String) throws(PostingFailure)
  func update(_ id: Int, _ body: String) throws(PostingFailure)
  func delete(_ id: Int) throws(PostingFailure)
}

/// What became of the comment.
package enum CommentOutcome: String, Sendable, Hashable {
  case created
  case updated
  /// It says so already; nothing was written.
  case unchanged
  /// There was nothing to say and nothing that had been said.
  case silent
}

/// Keeps one comment of ours true.
///
/// It is known again by a hidden marker in its first line *and* by its author, so that nobody else's words are ever
/// overwritten. Two runs at once may both write one: whoever sees two of ours deletes the younger.
///
/// - Parameters:
///   - words: what to say; `nil` when there is nothing to say.
///   - restored: what an existing comment says from now on when there is nothing to say.
///   - marker: an HTML comment, alone in its line.
func keepComment(
  words: String?, restored: String, marker: String, on host: some CommentHost
) throws(PostingFailure) -> CommentOutcome {
  let author = try host.author()
  var mine = try ours(host, author, marker)
  guard !mine.isEmpty else {
    guard let words else { return .silent }
    let body = "\(marker)\n\(words)"
    do {
      try host.create(body)
    } catch {
      // The answer may be lost and the comment written.
      guard error.kind == .unreachable, let written = try ours(host, author, marker).first else { throw error }
      if !isSame(written.body, body) { try host.update(written.id, body) }
      return .created
    }
    mine = try ours(host, author, marker)
    try removeCopies(of: mine, on: host)
    if let oldest = mine.first, !isSame(oldest.body, body) { try host.update(oldest.id, body) }
    return .created
  }
  let body = words.map { "\(marker)\n\($0)" } ?? "\(marker)\n\(cleanMark)\n\(restored)"
  try removeCopies(of: mine, on: host)
  if isSame(mine[0].body, body) { return .unchanged }
  // What is clean and has been said to be stays so, at the commit where it became clean.
  if words == nil, lines(mine[0].body).dropFirst().first.map({ $0 == cleanMark }) == true { return .unchanged }
  try host.update(mine[0].id, body)
  return .updated
}

/// The second line of a comment that says that all is well.
private let cleanMark = "<!-- parity:clean -->"

private func ours(
  _ host: some CommentHost, _ author: String, _ marker: String
) throws(PostingFailure) -> [HostComment] {
  try host.comments().filter { comment in
    comment.author == author && comment.body.split(whereSeparator: \.isNewline).first.map { $0 == marker } == true
  }.sorted { $0.id < $1.id }
}

private func removeCopies(of mine: [HostComment], on host: some CommentHost) throws(PostingFailure) {
  for copy in mine.dropFirst() {
    do { try host.delete(copy.id) } catch where error.kind == .absent {
      // The other run was faster.
      continue
    }
  }
}

/// Code hosts change line ends and cut white space off the end. Two comments that carry the same key say the same, of
/// whatever commits.
private func isSame(_ left: String, _ right: String) -> Bool {
  let (left, right) = (lines(left), lines(right))
  if left == right { return true }
  guard left.count > 1, right.count > 1, left[1].hasPrefix(keyOpening) else { return false }
  return left[0] == right[0] && left[1] == right[1]
}

private let keyOpening = "<!-- parity:says:"

/// The first line of words that are to stay as long as what they say does.
///
/// - Parameter key: letters and digits.
package func keyLine(_ key: String) -> String { "\(keyOpening)\(key) -->" }

private func lines(_ text: String) -> [Substring] {
  let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  return lines.reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed()
}
