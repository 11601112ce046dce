package import Foundation

/// One pull request, or one commit, on GitHub or a server of its kind.
package struct GitHub: ReviewHost {
  package struct Place: Sendable, Hashable {
    /// `https://api.github.com`, or that of a server of one's own.
    package var base: URL
    package var owner: String
    package var repository: String

    /// `nil` when `slug` is not `owner/name`.
    package init?(base: URL, slug: String) {
      let parts = slug.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { return nil }
      self.base = base
      owner = parts[0]
      repository = parts[1]
    }
  }

  package let sign = "#"
  private let client: Client
  private let root: String

  package init(_ place: Place, token: Token, network: Network) {
    client = Client(base: place.base, token: token, headers: Self.headers(token), network: network)
    root = "/repos/\(escaped(place.owner))/\(escaped(place.repository))"
  }

  static func headers(_ token: Token) -> [String: String] {
    [
      "Authorization": "Bearer \(token.value)", "Accept": "application/vnd.github+json",
      "X-GitHub-Api-Version": "2022-11-28", "User-Agent": "parity",
    ]
  }

  // MARK: What is said about a pull request

  /// Keeps the one comment of ours on a pull request true; see ``CommentOutcome``.
  package func keepComment(
    on number: Int, words: String?, restored: String, marker: String
  ) throws(PostingFailure) -> CommentOutcome {
    try ReviewPosting.keepComment(
      words: words, restored: restored, marker: marker,
      on: PullRequestComments(client: client, root: root, number: number))
  }

  /// A pull request as it is now.
  package func pullRequest(_ number: Int) throws(PostingFailure) -> PullRequestState {
    try client.send(.get, "\(root)/pulls/\(number)", as: Pull.self).value.now
  }

  /// The open pull request whose newest commit this is: the only source that a report from a fork cannot forge.
  ///
  /// - Parameter branch: `owner:branch`, where the commit lies; GitHub does not find the commits of forks by themselves.
  package func pullRequest(
    withHead commit: String, branch: String?
  ) throws(PostingFailure) -> PullRequestState? {
    var pulls: [Pull] = []
    do {
      pulls = try client.all("\(root)/commits/\(escaped(commit))/pulls", of: Pull.self)
    } catch  where error.kind == .absent || error.kind == .rejected {
      // A commit of a fork.
    }
    func match() -> PullRequestState? { pulls.map(\.now).first { $0.isOpen && $0.head == commit } }
    if match() == nil, let branch {
      pulls = try client.all("\(root)/pulls", query: [("state", "open"), ("head", branch)], of: Pull.self)
    }
    return match()
  }

  /// Sets the verdict of a commit, unless it is set already.
  ///
  /// - Parameters:
  ///   - name: what tells it from others' verdicts.
  ///   - summary: one line; cut to the 140 characters that GitHub allows.
  ///   - link: where to read more.
  /// - Returns: whether something was written.
  package func setStatus(
    of commit: String, name: String, isGreen: Bool, summary: String, link: String?
  ) throws(PostingFailure) -> Bool {
    struct Status: Codable, Equatable {
      var state: String
      var context: String
      var description: String?
      var target_url: String?
    }
    let status = Status(
      state: isGreen ? "success" : "failure", context: name, description: String(summary.prefix(140)), target_url: link)
    // Newest first. What cannot be read is no reason not to write.
    let known = (try? client.send(.get, "\(root)/commits/\(escaped(commit))/statuses", as: [Status].self).value) ?? []
    if let last = known.first(where: { $0.context == name }), last.state == status.state,
      last.description == status.description
    {
      return false
    }
    try client.send(.post, "\(root)/statuses/\(escaped(commit))", body: status)
    return true
  }

  // MARK: Inline comments

  /// Keeps the inline comments of ours on a pull request true.
  ///
  /// - Parameters:
  ///   - notes: the gravest first; a few of them are written.
  ///   - head: the commit that they speak of.
  /// - Returns: how many were written.
  package func keepNotes(_ notes: [InlineNote], on number: Int, head: String) throws(PostingFailure) -> Int {
    try ReviewPosting.keepNotes(
      notes, on: ReviewComments(client: client, root: root, pull: "\(root)/pulls/\(number)", head: head))
  }
}

private struct Pull: Decodable {
  struct Repository: Decodable { var full_name: String }
  struct Head: Decodable {
    var sha: String
    var repo: Repository?
  }
  var number: Int
  var state: String
  var head: Head

  var now: PullRequestState {
    PullRequestState(number: number, head: head.sha, isOpen: state == "open", headRepository: head.repo?.full_name)
  }
}

private struct PullRequestComments: CommentHost {
  let client: Client
  let root: String
  let number: Int

  private struct Comment: Decodable {
    var id: Int
    var body: String?
    var user: User?
  }
  private struct Body: Encodable { var body: String }

  func owner() throws(PostingFailure) -> TokenOwner { try client.ownerOnGitHub() }

  func comments() throws(PostingFailure) -> [HostComment] {
    try client.all("\(root)/issues/\(number)/comments", of: Comment.self).map {
      HostComment(id: $0.id, body: $0.body ?? "", author: $0.user.author)
    }
  }

  func create(_ body: String) throws(PostingFailure) {
    try client.send(.post, "\(root)/issues/\(number)/comments", body: Body(body: body))
  }

  func update(_ id: Int, _ body: String) throws(PostingFailure) {
    try client.send(.patch, "\(root)/issues/comments/\(id)", body: Body(body: body))
  }

  func delete(_ id: Int) throws(PostingFailure) { try client.send(.delete, "\(root)/issues/comments/\(id)") }
}

private struct ReviewComments: NoteHost {
  let client: Client
  let root: String
  let pull: String
  let head: String

  struct Diff: TouchedLines { let touched: [String: Set<Int>] }

  private struct Comment: Decodable {
    var id: Int
    var body: String?
    var user: User?
    var in_reply_to_id: Int?
  }
  private struct ChangedFile: Decodable {
    var filename: String
    var patch: String?
  }
  private struct NewComment: Encodable {
    var body: String
    /// Only of one that stands alone; a review has its own.
    var commit_id: String?
    var path: String
    var line: Int
    var side = "RIGHT"
  }
  private struct NewReview: Encodable {
    var commit_id: String
    var event = "COMMENT"
    var comments: [NewComment]
  }

  func owner() throws(PostingFailure) -> TokenOwner { try client.ownerOnGitHub() }

  func notes() throws(PostingFailure) -> [HostNote] {
    let all = try client.all("\(pull)/comments", of: Comment.self)
    let answered = Set(all.compactMap(\.in_reply_to_id))
    return all.filter { $0.in_reply_to_id == nil }.map {
      HostNote(id: $0.id, body: $0.body ?? "", author: $0.user.author, isAnswered: answered.contains($0.id))
    }
  }

  func diff() throws(PostingFailure) -> Diff {
    let files = try client.all("\(pull)/files", of: ChangedFile.self)
    return Diff(
      touched: Dictionary(
        files.map { ($0.filename, touchedLines(inPatch: $0.patch ?? "")) }, uniquingKeysWith: { $0.union($1) }))
  }

  /// As one review, which is one e-mail. GitHub refuses it whole when one line is none of the change any more; then each
  /// is tried by itself.
  func create(_ notes: [InlineNote], in diff: Diff) throws(PostingFailure) -> Int {
    do {
      let comments = notes.map { NewComment(body: $0.text, path: $0.path, line: $0.line) }
      try client.send(.post, "\(pull)/reviews", body: NewReview(commit_id: head, comments: comments))
      return notes.count
    } catch  where error.kind == .rejected {
      return try createEach(notes) { note throws(PostingFailure) in
        let body = NewComment(body: note.text, commit_id: head, path: note.path, line: note.line)
        try client.send(.post, "\(pull)/comments", body: body)
      }
    }
  }

  func delete(_ id: Int) throws(PostingFailure) { try client.send(.delete, "\(root)/pulls/comments/\(id)") }
}

private struct User: Decodable {
  var login: String
  /// `Bot` for apps and workflows.
  var type: String?
}

extension User? {
  fileprivate var author: HostAuthor { HostAuthor(self?.login ?? "", isBot: self?.type == "Bot") }
}

extension Client {
  /// GitHub answers this question to users only, and refuses it to the tokens of workflows and apps.
  fileprivate func ownerOnGitHub() throws(PostingFailure) -> TokenOwner {
    do {
      return .user(try send(.get, "/user", as: User.self).value.login)
    } catch  where error.kind == .forbidden {
      return .someBot
    }
  }
}
