package import Foundation

/// One merge request, or one commit, on GitLab or a server of one's own.
package struct GitLab: ReviewHost {
  package let sign = "!"
  private let client: Client
  private let root: String

  /// - Parameters:
  ///   - base: of the interface, such as `https://gitlab.com/api/v4`.
  ///   - project: its number, or its path such as `group/app-ios`.
  package init(base: URL, project: String, token: Token, network: Network) {
    client = Client(base: base, token: token, headers: Self.headers(token), network: network)
    root = "/projects/\(escaped(project))"
  }

  static func headers(_ token: Token) -> [String: String] {
    ["PRIVATE-TOKEN": token.value, "User-Agent": "parity"]
  }

  /// Keeps the one note of ours on a merge request true; see ``CommentOutcome``.
  package func keepComment(
    on number: Int, words: String?, restored: String, marker: String
  ) throws(PostingFailure) -> CommentOutcome {
    try ReviewPosting.keepComment(
      words: words, restored: restored, marker: marker,
      on: MergeRequestNotes(client: client, root: "\(root)/merge_requests/\(number)"))
  }

  /// A merge request as it is now.
  package func pullRequest(_ number: Int) throws(PostingFailure) -> PullRequestState {
    struct Current: Decodable {
      var iid: Int
      var sha: String?
      var state: String
    }
    let found = try client.send(.get, "\(root)/merge_requests/\(number)", as: Current.self).value
    return PullRequestState(
      number: found.iid, head: found.sha ?? "", isOpen: found.state == "opened", headRepository: nil)
  }

  /// The jobs of merge requests know the number.
  package func pullRequest(
    withHead commit: String, branch: String?
  ) throws(PostingFailure) -> PullRequestState? { nil }

  /// Sets the verdict of a commit, unless it is set already: GitLab refuses to repeat one.
  ///
  /// - Returns: whether something was written.
  package func setStatus(
    of commit: String, name: String, isGreen: Bool, summary: String, link: String?
  ) throws(PostingFailure) -> Bool {
    struct Status: Encodable {
      var state: String
      var name: String
      var description: String
      var target_url: String?
    }
    struct Known: Decodable {
      var status: String
      var name: String
    }
    let status = Status(
      state: isGreen ? "success" : "failed", name: name, description: String(summary.prefix(255)), target_url: link)
    let known =
      (try? client.send(
        .get, "\(root)/repository/commits/\(escaped(commit))/statuses", query: [("name", name)], as: [Known].self
      ).value) ?? []
    if known.contains(where: { $0.name == name && $0.status == status.state }) { return false }
    try client.send(.post, "\(root)/statuses/\(escaped(commit))", body: status)
    return true
  }

  /// Keeps the threads of ours on a merge request true.
  ///
  /// - Parameters:
  ///   - notes: the gravest first; a few of them are written.
  ///   - head: not asked for; GitLab knows which commit its diff is of.
  /// - Returns: how many were opened.
  package func keepNotes(_ notes: [InlineNote], on number: Int, head: String) throws(PostingFailure) -> Int {
    try ReviewPosting.keepNotes(notes, on: Threads(client: client, root: "\(root)/merge_requests/\(number)"))
  }
}

private struct MergeRequestNotes: CommentHost {
  let client: Client
  let root: String

  private struct Body: Encodable { var body: String }

  func owner() throws(PostingFailure) -> TokenOwner { try client.ownerOnGitLab() }

  func comments() throws(PostingFailure) -> [HostComment] {
    try client.all("\(root)/notes", of: Note.self).map {
      HostComment(id: $0.id, body: $0.body ?? "", author: $0.writer)
    }
  }

  func create(_ body: String) throws(PostingFailure) { try client.send(.post, "\(root)/notes", body: Body(body: body)) }

  func update(_ id: Int, _ body: String) throws(PostingFailure) {
    try client.send(.put, "\(root)/notes/\(id)", body: Body(body: body))
  }

  func delete(_ id: Int) throws(PostingFailure) { try client.send(.delete, "\(root)/notes/\(id)") }
}

private struct Threads: NoteHost {
  let client: Client
  let root: String

  struct Diff: TouchedLines {
    let touched: [String: Set<Int>]
    fileprivate let formerPaths: [String: String]
    fileprivate let commits: Commits
  }
  fileprivate struct Commits: Decodable {
    var base_sha: String
    var start_sha: String
    var head_sha: String
  }
  private struct MergeRequest: Decodable { var diff_refs: Commits }
  private struct Thread: Decodable { var notes: [Note] }
  private struct ChangedFile: Decodable {
    var old_path: String
    var new_path: String
    var diff: String?
  }
  private struct NewThread: Encodable {
    var body: String
    var position: Position
  }
  private struct Position: Encodable {
    var position_type = "text"
    var base_sha: String
    var start_sha: String
    var head_sha: String
    var old_path: String
    var new_path: String
    var new_line: Int
  }

  func owner() throws(PostingFailure) -> TokenOwner { try client.ownerOnGitLab() }

  func notes() throws(PostingFailure) -> [HostNote] {
    try client.all("\(root)/discussions", of: Thread.self).compactMap { thread in
      thread.notes.first.map {
        HostNote(id: $0.id, body: $0.body ?? "", author: $0.writer, isAnswered: thread.notes.count > 1)
      }
    }
  }

  func diff() throws(PostingFailure) -> Diff {
    let files = try client.all("\(root)/diffs", of: ChangedFile.self)
    return Diff(
      touched: Dictionary(
        files.map { ($0.new_path, touchedLines(inPatch: $0.diff ?? "")) }, uniquingKeysWith: { $0.union($1) }),
      formerPaths: Dictionary(files.map { ($0.new_path, $0.old_path) }, uniquingKeysWith: { first, _ in first }),
      commits: try client.send(.get, root, as: MergeRequest.self).value.diff_refs)
  }

  /// One by one.
  func create(_ notes: [InlineNote], in diff: Diff) throws(PostingFailure) -> Int {
    try createEach(notes) { note throws(PostingFailure) in
      let position = Position(
        base_sha: diff.commits.base_sha, start_sha: diff.commits.start_sha, head_sha: diff.commits.head_sha,
        old_path: diff.formerPaths[note.path] ?? note.path, new_path: note.path, new_line: note.line)
      try client.send(.post, "\(root)/discussions", body: NewThread(body: note.text, position: position))
    }
  }

  func delete(_ id: Int) throws(PostingFailure) { try client.send(.delete, "\(root)/notes/\(id)") }
}

private struct User: Decodable { var username: String }

private struct Note: Decodable {
  var id: Int
  var body: String?
  var author: User?

  var writer: HostAuthor { HostAuthor(author?.username ?? "") }
}

extension Client {
  fileprivate func ownerOnGitLab() throws(PostingFailure) -> TokenOwner {
    .user(try send(.get, "/user", as: User.self).value.username)
  }
}
