/// A remark on a line as a code host knows it.
struct HostNote: Sendable, Hashable {
  var id: Int
  var body: String
  var author: HostAuthor
  /// Whether somebody has said something to it.
  var isAnswered: Bool
}

/// What a pull request changes, as far as remarks need it.
protocol TouchedLines: Sendable {
  /// Of each changed file, by its path now, the lines that are added or changed, from 1.
  var touched: [String: Set<Int>] { get }
}

/// The remarks on lines of one pull request on one code host.
protocol NoteHost: Sendable {
  associatedtype Diff: TouchedLines

  func owner() throws(PostingFailure) -> TokenOwner
  func notes() throws(PostingFailure) -> [HostNote]
  func diff() throws(PostingFailure) -> Diff
  /// Writes remarks as one message to those who follow the pull request, where the host can; one that it refuses is
  /// passed over.
  ///
  /// - Returns: how many were written.
  func create(_ notes: [InlineNote], in diff: Diff) throws(PostingFailure) -> Int
  func delete(_ id: Int) throws(PostingFailure)
}

/// Keeps the remarks of ours on a pull request true: at most ten, only on lines that it adds or changes, none said twice;
/// what no longer holds is deleted unless somebody has answered.
///
/// - Parameter notes: the gravest first.
/// - Returns: how many were written.
func keepNotes(_ notes: [InlineNote], on host: some NoteHost) throws(PostingFailure) -> Int {
  let owner = try host.owner()
  let wanted = Set(notes.map(\.key))
  var said: Set<String> = []
  for old in try host.notes() where owner.mayBe(old.author) {
    guard let key = InlineNote.key(in: old.body) else { continue }
    said.insert(key)
    guard !wanted.contains(key), !old.isAnswered else { continue }
    do { try host.delete(old.id) } catch  where error.kind == .absent || owner.isExplained(error) { continue }
  }
  let diff = try host.diff()
  let room = max(0, InlineNote.limit - said.intersection(wanted).count)
  let fitting = notes.filter { !said.contains($0.key) && diff.touched[$0.path]?.contains($0.line) == true }.prefix(room)
  return fitting.isEmpty ? 0 : try host.create(Array(fitting), in: diff)
}

/// Writes remarks one by one. A line may have vanished since the list of files was read: then the host refuses.
func createEach(
  _ notes: [InlineNote], _ create: (InlineNote) throws(PostingFailure) -> Void
) throws(PostingFailure) -> Int {
  var written = 0
  for note in notes {
    do { try create(note) } catch  where error.kind == .rejected { continue }
    written += 1
  }
  return written
}

/// The lines of the new text that a unified diff adds, from 1.
func touchedLines(inPatch patch: String) -> Set<Int> {
  var touched: Set<Int> = []
  var line = 0
  // Lines are what git takes for lines; form feeds and the like stand within them.
  for bytes in patch.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    let text = Substring(bytes)
    if text.hasPrefix("@@") {
      // `@@ -12,7 +12,9 @@`
      let new = text.split(separator: " ").first { $0.hasPrefix("+") }
      line = new.flatMap { Int($0.dropFirst().prefix { $0 != "," }) } ?? 0
    } else if text.hasPrefix("+") {
      touched.insert(line)
      line += 1
    } else if !text.hasPrefix("-"), !text.hasPrefix("\\") {
      line += 1
    }
  }
  return touched
}
