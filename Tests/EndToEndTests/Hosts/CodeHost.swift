import Foundation
import Synchronization

/// What a code host remembers of one pull request; the two hosts below speak of it in their own words.
struct HostedPullRequest {
  struct Comment {
    var id: Int
    var body: String
    var author: String
  }

  struct Note {
    var id: Int
    var body: String
    var author: String
    var path: String
    var line: Int
    /// Answers by people.
    var answers: [Comment] = []
  }

  struct Status {
    var commit: String
    var name: String
    var state: String
    var words: String
  }

  var head = ""
  var isOpen = true
  var comments: [Comment] = []
  var notes: [Note] = []
  /// Newest last.
  var statuses: [Status] = []
  /// Changed files with their patches.
  var files: [(path: String, patch: String)] = []
  var nextID = 100
  /// Every request, as `GET /path`.
  var log: [String] = []
  /// What was not as the documentation says; must stay empty.
  var complaints: [String] = []
  /// Answers that come before the real ones, in order.
  var mishaps: [WireAnswer] = []
  var mayWrite = true

  mutating func newID() -> Int {
    nextID += 1
    return nextID
  }
}

/// A strict stand-in for a code host: what its documentation does not describe is a complaint that the test sees.
final class CodeHost: Sendable {
  /// Answers one request; `origin` is the server's own address.
  typealias Rules = @Sendable (WireRequest, inout HostedPullRequest, _ origin: String) -> WireAnswer

  static let token = "secret-Token_0123456789"
  static let robot = "parity-robot"
  /// Fewer a page than were asked for: what must not be relied upon is not given.
  private static let pageSize = 3

  /// Two requests that wait for each other, so that two runs are sure to cross.
  private final class Meeting: Sendable {
    let count = Mutex(0)
    let isFull = DispatchSemaphore(value: 0)

    func join() {
      let arrived = count.withLock { count in
        count += 1
        return count
      }
      if arrived == 2 {
        isFull.signal()
      } else if arrived == 1 {
        _ = isFull.wait(timeout: .now() + 5)
      }
    }
  }

  private final class Memory: Sendable {
    /// The end of a path; requests that create something there meet.
    let meetingPlace = Mutex<String?>(nil)
    let meeting = Meeting()
    let pullRequest = Mutex(HostedPullRequest())
    let origin = Mutex("")
  }

  private let memory: Memory
  private let server: LocalServer

  var origin: String { "http://127.0.0.1:\(server.port)" }

  init(_ rules: @escaping Rules) throws {
    let memory = Memory()
    server = try LocalServer { request in
      let origin = memory.origin.withLock { $0 }
      if request.method == "POST", let place = memory.meetingPlace.withLock({ $0 }), request.path.hasSuffix(place) {
        memory.meeting.join()
      }
      return memory.pullRequest.withLock { Self.answer(request, &$0, origin, rules) }
    }
    self.memory = memory
    let port = server.port
    memory.origin.withLock { $0 = "http://127.0.0.1:\(port)" }
  }

  func stop() { server.stop() }

  /// The first two requests that create something at a path with this end wait for each other.
  func letMeet(at place: String) { memory.meetingPlace.withLock { $0 = place } }

  private static func answer(
    _ request: WireRequest, _ pull: inout HostedPullRequest, _ origin: String, _ rules: Rules
  ) -> WireAnswer {
    pull.log.append("\(request.method) \(request.path)")
    if !pull.mishaps.isEmpty { return pull.mishaps.removeFirst() }
    let answer = rules(request, &pull, origin)
    if [400, 404, 405, 415, 422].contains(answer.status) {
      let words = String(decoding: answer.body, as: UTF8.self)
      pull.complaints.append("\(answer.status) \(request.method) \(request.path) \(words)")
    }
    return answer
  }

  func change<Value: Sendable>(_ body: (inout sending HostedPullRequest) -> sending Value) -> Value {
    memory.pullRequest.withLock(body)
  }

  var writes: [String] { change { $0.log.filter { !$0.hasPrefix("GET ") } } }
  var comments: [HostedPullRequest.Comment] { change { $0.comments } }
  var complaints: [String] { change { $0.complaints } }

  /// The one comment of ours, without its hidden lines.
  var words: String? {
    comments.filter { $0.author == Self.robot }.first.map { comment in
      comment.body.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.hasPrefix("<!--") }
        .joined(separator: "\n")
    }
  }

  func forgetLog() { change { $0.log = [] } }

  func say(_ body: String, by author: String) {
    change { pull in
      let id = pull.newID()
      pull.comments.append(HostedPullRequest.Comment(id: id, body: body, author: author))
    }
  }

  /// One page of a list, with the header that names the next one.
  static func page(_ elements: [[String: Any]], _ request: WireRequest, _ origin: String) -> WireAnswer {
    let number = request.query["page"].flatMap { Int($0) } ?? 1
    var answer = WireAnswer.json(200, Array(elements.dropFirst((number - 1) * pageSize).prefix(pageSize)))
    if number * pageSize < elements.count {
      let others = request.query.filter { $0.key != "page" }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      let query = (others + ["page=\(number + 1)"]).joined(separator: "&")
      answer.headers["Link"] = "<\(origin)\(request.path)?\(query)>; rel=\"next\""
    }
    return answer
  }
}
