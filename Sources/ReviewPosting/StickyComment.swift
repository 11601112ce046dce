/// A comment as a code host knows it.
package struct HostComment: Sendable, Hashable {
  package var id: Int
  package var body: String
  package var author: HostAuthor
}

/// The comments of one pull request on one code host.
protocol CommentHost: Sendable {
  func owner() throws(PostingFailure) -> TokenOwner
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
  let owner = try host.owner()
  let known = try ours(host, owner, marker)
  let body = words.map { "\(marker)\n\($0)" } ?? "\(marker)\n\(cleanMark)\n\(restored)"
  if let outcome = try rewrite(known, to: body, isClean: words == nil, owner, on: host) { return outcome }
  guard words != nil else { return .silent }
  func new() throws(PostingFailure) -> [HostComment] {
    try ours(host, owner, marker).filter { comment in !known.contains { $0.id == comment.id } }
  }
  do {
    try host.create(body)
  } catch {
    // The answer may be lost and the comment written.
    guard error.kind == .unreachable, let written = try new().first else { throw error }
    if !isSame(written.body, body) { try host.update(written.id, body) }
    return .created
  }
  let mine = try new()
  try removeCopies(of: mine, owner, on: host)
  if let oldest = mine.first, !isSame(oldest.body, body) { try host.update(oldest.id, body) }
  return .created
}

/// Makes the oldest comment that is ours say a text, and deletes the others.
///
/// - Returns: `nil` when none is ours after all.
private func rewrite(
  _ comments: [HostComment], to body: String, isClean: Bool, _ owner: TokenOwner, on host: some CommentHost
) throws(PostingFailure) -> CommentOutcome? {
  for (position, comment) in comments.enumerated() {
    // What is clean and has been said to be stays so, at the commit where it became clean.
    let isSaid =
      isSame(comment.body, body) || isClean && lines(comment.body).dropFirst().first.map { $0 == cleanMark } == true
    if !isSaid {
      do { try host.update(comment.id, body) } catch  where owner.isExplained(error) { continue }
    }
    try removeCopies(of: Array(comments[position...]), owner, on: host)
    return isSaid ? .unchanged : .updated
  }
  return nil
}

/// The second line of a comment that says that all is well.
private let cleanMark = "<!-- parity:clean -->"

/// Oldest first.
private func ours(
  _ host: some CommentHost, _ owner: TokenOwner, _ marker: String
) throws(PostingFailure) -> [HostComment] {
  try host.comments().filter { comment in
    owner.mayBe(comment.author) && comment.body.split(whereSeparator: \.isNewline).first.map { $0 == marker } == true
  }.sorted { $0.id < $1.id }
}

private func removeCopies(
  of mine: [HostComment], _ owner: TokenOwner, on host: some CommentHost
) throws(PostingFailure) {
  for copy in mine.dropFirst() {
    do { try host.delete(copy.id) } catch  where error.kind == .absent || owner.isExplained(error) {
      // The other run was faster, or it is another program's.
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
