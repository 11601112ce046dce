internal import Foundation

/// Talks JSON with one server as one user: retries what may succeed later, follows redirects that stay there, and keeps
/// the token out of everything that it says.
struct Client: Sendable {
  /// Without a slash at its end, such as `https://api.github.com`.
  let base: URL
  let token: Token
  /// Name and value of the header that carries the token, and others that every request has.
  let headers: [String: String]
  let network: Network
  /// How often a request is sent at most.
  var attempts = 5

  /// The longest that one request is waited for in all, in seconds.
  private static let patience = 180.0
  private static let redirects = 3

  /// Sends one request.
  ///
  /// What changes nothing is sent again when the server fails; what creates something only when the server said that it
  /// did not act, because an answer that was lost may have been a success.
  func send<Answer: Decodable>(
    _ method: Request.Method, _ path: String, query: [(String, String)] = [], body: (any Encodable & Sendable)? = nil,
    as type: Answer.Type
  ) throws(PostingFailure) -> (value: Answer, next: URL?) {
    let response = try response(method, url(path, query), body: try encoded(body))
    return (try decoded(response, as: type), nextPage(response))
  }

  /// Asks, and gives the answer with its headers.
  func get(_ path: String) throws(PostingFailure) -> Response { try response(.get, url(path, []), body: nil) }

  /// Sends one request whose answer does not matter.
  func send(
    _ method: Request.Method, _ path: String, body: (any Encodable & Sendable)? = nil
  ) throws(PostingFailure) {
    _ = try response(method, url(path, []), body: try encoded(body))
  }

  /// All pages of a list.
  ///
  /// - Parameter limit: of pages, so that no server keeps us for ever.
  func all<Element: Decodable>(
    _ path: String, query: [(String, String)] = [], of type: Element.Type, limit: Int = 50
  ) throws(PostingFailure) -> [Element] {
    var elements: [Element] = []
    var next: URL? = url(path, query + [("per_page", "100")])
    var pages = 0
    while let page = next, pages < limit {
      let response = try response(.get, page, body: nil)
      elements += try decoded(response, as: [Element].self)
      next = nextPage(response)
      pages += 1
    }
    return elements
  }

  // MARK: One exchange

  private func response(_ method: Request.Method, _ url: URL, body: Data?) throws(PostingFailure) -> Response {
    var request = Request(method, url, headers: headers, body: body)
    if body != nil { request.headers["Content-Type"] = "application/json; charset=utf-8" }
    var waited = 0.0
    var redirected = 0
    var attempt = 1
    while true {
      var delay: Double?
      var failure: PostingFailure
      do throws(NoAnswer) {
        let response = try network.send(request)
        switch response.status {
        case 200..<300: return response
        case 301, 302, 307, 308:
          guard redirected < Self.redirects, let target = redirection(response, from: request) else {
            throw NoAnswer("the server redirects elsewhere (\(response.status))")
          }
          redirected += 1
          request.url = target
          continue
        default:
          failure = self.failure(response, method)
          delay = pause(response, method, attempt)
        }
      } catch {
        failure = PostingFailure(
          .unreachable, "no answer from \(base.host ?? "the server"): \(token.removed(from: error.words))")
        if method == .get { delay = backoff(attempt) }
      }
      guard let delay, attempt < attempts, waited + delay <= Self.patience else { throw failure }
      network.wait(delay)
      waited += delay
      attempt += 1
    }
  }

  /// How long to wait before a request is sent again; `nil` when that would not help.
  private func pause(_ response: Response, _ method: Request.Method, _ attempt: Int) -> Double? {
    switch response.status {
    case 429: return retryAfter(response) ?? backoff(attempt)
    case 403: return isLimited(response) ? retryAfter(response) ?? backoff(attempt) : nil
    case 502, 503, 504: return method == .post ? nil : retryAfter(response) ?? backoff(attempt)
    case 500...: return method == .get ? backoff(attempt) : nil
    default: return nil
    }
  }

  /// GitHub answers its secondary limits with 403.
  private func isLimited(_ response: Response) -> Bool {
    response.headers["retry-after"] != nil || response.headers["x-ratelimit-remaining"] == "0"
      || complaint(in: response).lowercased().contains("rate limit")
  }

  private func retryAfter(_ response: Response) -> Double? {
    response.headers["retry-after"].flatMap(Double.init).map { max(0, $0) + network.chance() }
  }

  /// One second, two, four, each up to half as long again.
  private func backoff(_ attempt: Int) -> Double {
    Double(1 << (attempt - 1)) * (1 + network.chance() / 2)
  }

  /// The target of a redirect, if the token may go there: the same scheme, host and port.
  private func redirection(_ response: Response, from request: Request) -> URL? {
    guard let location = response.headers["location"],
      let target = URL(string: location, relativeTo: request.url)?.absoluteURL
    else { return nil }
    guard request.method == .get || [307, 308].contains(response.status) else { return nil }
    return isHome(target) ? target : nil
  }

  private func isHome(_ url: URL) -> Bool {
    url.scheme == base.scheme && url.host == base.host && url.port == base.port
  }

  // MARK: Parts

  private func url(_ path: String, _ query: [(String, String)]) -> URL {
    let text = query.map { "\($0)=\(escaped($1))" }.joined(separator: "&")
    return URL(string: base.absoluteString + path + (text.isEmpty ? "" : "?" + text)) ?? base
  }

  private func encoded(_ body: (any Encodable & Sendable)?) throws(PostingFailure) -> Data? {
    guard let body else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do { return try encoder.encode(body) } catch { throw PostingFailure(.rejected, "the message cannot be encoded") }
  }

  private func decoded<Answer: Decodable>(_ response: Response, as type: Answer.Type) throws(PostingFailure) -> Answer {
    do { return try JSONDecoder().decode(type, from: response.body) } catch {
      throw PostingFailure(
        .unreachable,
        "\(base.host ?? "the server") answered \(response.status) with text that is not what its interface says",
        hint: "A proxy may stand in between, or the answer was cut off.")
    }
  }

  /// `rel="next"` of the `Link` header, if it stays on this server.
  private func nextPage(_ response: Response) -> URL? {
    for link in (response.headers["link"] ?? "").split(separator: ",") where link.contains("rel=\"next\"") {
      guard let start = link.firstIndex(of: "<"), let end = link.firstIndex(of: ">"), start < end else { continue }
      guard let url = URL(string: String(link[link.index(after: start)..<end])), isHome(url) else { continue }
      return url
    }
    return nil
  }

  private func failure(_ response: Response, _ method: Request.Method) -> PostingFailure {
    let host = base.host ?? "the server"
    let said = complaint(in: response)
    let quoted = said.isEmpty ? "" : ": \(token.removed(from: said))"
    switch response.status {
    case 401:
      return PostingFailure(.unknownToken, "\(host) does not accept the token\(quoted)", hint: "Has it expired?")
    case 403 where isLimited(response), 429:
      return PostingFailure(.limited, "\(host) allows no more requests for now\(quoted)")
    case 403 where method == .get:
      return PostingFailure(.forbidden, "\(host) refuses the token\(quoted)", hint: "Check what it was granted.")
    case 403:
      return PostingFailure(
        .forbidden, "the token may not write here\(quoted)",
        hint:
          "On GitHub, give the job `permissions: pull-requests: write`; pull requests from forks have none, see `parity publish`."
      )
    case 404:
      return PostingFailure(
        .absent, "\(host) knows no such pull request or repository, or the token cannot see it\(quoted)",
        hint: "Check the repository's name and the token's scopes.")
    case 400..<500: return PostingFailure(.rejected, "\(host) refuses the message (\(response.status))\(quoted)")
    default: return PostingFailure(.unreachable, "\(host) fails (\(response.status))\(quoted)")
    }
  }

  /// What an error answer says, in one short line.
  private func complaint(in response: Response) -> String {
    struct Complaint: Decodable { var message: String? }
    let said = (try? JSONDecoder().decode(Complaint.self, from: response.body))?.message ?? ""
    return String(said.split(whereSeparator: \.isNewline).joined(separator: " ").prefix(200))
  }
}

/// A part of a path or query, percent-encoded but for letters, digits, `-`, `.`, `_` and `~`.
func escaped(_ text: String) -> String {
  var allowed = CharacterSet.alphanumerics.intersection(
    CharacterSet(charactersIn: Unicode.Scalar(0)..<Unicode.Scalar(128)))
  allowed.insert(charactersIn: "-._~")
  return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
}
