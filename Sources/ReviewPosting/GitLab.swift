package import Foundation

/// One merge request, or one commit, on GitLab or a server of one's own.
package struct GitLab: Sendable {
  private let client: Client
  private let root: String

  /// - Parameters:
  ///   - base: of the interface, such as `https://gitlab.com/api/v4`.
  ///   - project: its number, or its path such as `group/app-ios`.
  package init(base: URL, project: String, token: Token, network: Network) {
    client = Client(
      base: base, token: token, headers: ["PRIVATE-TOKEN": token.value, "User-Agent": "parity"], network: network)
    root = "/projects/\(escaped(project))"
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
  package func mergeRequest(_ number: Int) throws(PostingFailure) -> PullRequestState {
    struct Current: Decodable {
      var iid: Int
      var sha: String?
      var state: String
    }
    let found = try client.send(.get, "\(root)/merge_requests/\(number)", as: Current.self).value
    return PullRequestState(
      number: found.iid, head: found.sha ?? "", isOpen: found.state == "opened", headRepository: nil)
  }

  /// Sets the verdict of a commit, unless it is set already: GitLab refuses to repeat one.
  ///
  /// - Returns: whether something was written.
  @discardableResult package func setStatus(
    of commit: String, name: String = "parity", isGreen: Bool, summary: String, link: String?
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

  /// Keeps the threads of ours on a merge request true, by the same rules as on GitHub.
  ///
  /// - Returns: how many were opened.
  package func keepNotes(_ notes: [InlineNote], on number: Int) throws(PostingFailure) -> Int {
    let request = "\(root)/merge_requests/\(number)"
    let host = MergeRequestNotes(client: client, root: request)
    let author = try host.author()
    let mine = try client.all("\(request)/discussions", of: Discussion.self).filter { discussion in
      discussion.notes.first.map { $0.author?.username == author && InlineNote.key(in: $0.body ?? "") != nil } == true
    }
    func key(_ discussion: Discussion) -> String { InlineNote.key(in: discussion.notes.first?.body ?? "") ?? "" }
    let wanted = Set(notes.map(\.key))
    for old in mine where !wanted.contains(key(old)) && old.notes.count == 1 {
      do { try host.delete(old.notes[0].id) } catch where error.kind == .absent { continue }
    }
    let said = Set(mine.map(key))
    let files = try client.all("\(request)/diffs", of: ChangedFile.self)
    let touched = Dictionary(
      files.map { ($0.new_path, (old: $0.old_path, lines: touchedLines(inPatch: $0.diff ?? ""))) },
      uniquingKeysWith: { first, _ in first })
    let commits = try client.send(.get, request, as: MergeRequest.self).value.diff_refs
    let room = max(0, InlineNote.limit - said.intersection(wanted).count)
    let fresh = notes.filter { !said.contains($0.key) && touched[$0.path]?.lines.contains($0.line) == true }
    var opened = 0
    for note in fresh.prefix(room) {
      let position = Position(
        base_sha: commits.base_sha, start_sha: commits.start_sha, head_sha: commits.head_sha,
        old_path: touched[note.path]?.old ?? note.path, new_path: note.path, new_line: note.line)
      // The line may have vanished since the list of files was read.
      do {
        try client.send(.post, "\(request)/discussions", body: NewDiscussion(body: note.text, position: position))
        opened += 1
      } catch where error.kind == .rejected { continue }
    }
    return opened
  }
}

private struct MergeRequestNotes: CommentHost {
  let client: Client
  let root: String

  private struct User: Decodable { var username: String }
  private struct Note: Decodable {
    var id: Int
    var body: String?
    var author: User?
  }
  private struct Body: Encodable { var body: String }

  func author() throws(PostingFailure) -> String { try client.send(.get, "/user", as: User.self).value.username }

  func comments() throws(PostingFailure) -> [HostComment] {
    try client.all("\(root)/notes", of: Note.self).map {
      HostComment(id: $0.id, body: $0.body ?? "", author: $0.author?.username ?? "")
    }
  }

  func create(_ body: String) throws(PostingFailure) { try client.send(.post, "\(root)/notes", body: Body(body: body)) }

  func update(_ id: Int, _ body: String) throws(PostingFailure) {
    try client.send(.put, "\(root)/notes/\(id)", body: Body(body: body))
  }

  func delete(_ id: Int) throws(PostingFailure) { try client.send(.delete, "\(root)/notes/\(id)") }
}

private struct Discussion: Decodable {
  struct User: Decodable { var username: String }
  struct Note: Decodable {
    var id: Int
    var body: String?
    var author: User?
  }
  var notes: [Note]
}

private struct ChangedFile: Decodable {
  var old_path: String
  var new_path: String
  var diff: String?
}

private struct MergeRequest: Decodable {
  struct Commits: Decodable {
    var base_sha: String
    var start_sha: String
    var head_sha: String
  }
  var diff_refs: Commits
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

private struct NewDiscussion: Encodable {
  var body: String
  var position: Position
}
