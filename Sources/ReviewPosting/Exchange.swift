package import Foundation

/// What is asked of a server.
package struct Request: Sendable, Hashable {
  package enum Method: String, Sendable, Hashable {
    case get = "GET"
    case post = "POST"
    case patch = "PATCH"
    case put = "PUT"
    case delete = "DELETE"
  }

  package var method: Method
  package var url: URL
  package var headers: [String: String]
  package var body: Data?

  package init(_ method: Method, _ url: URL, headers: [String: String] = [:], body: Data? = nil) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

/// What a server answers.
package struct Response: Sendable {
  package var status: Int
  /// Names in lower case.
  package var headers: [String: String]
  package var body: Data

  package init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// Why there is no answer at all, in words that hold no secret.
package struct NoAnswer: Error, Hashable {
  package var words: String

  package init(_ words: String) { self.words = words }
}

/// The way to the servers, and the time that passes: replaced in tests.
package struct Network: Sendable {
  /// Sends one request and waits for its answer; redirects are answers.
  package var send: @Sendable (Request) throws(NoAnswer) -> Response
  /// Waits for so many seconds.
  package var wait: @Sendable (Double) -> Void
  /// A number between 0 and 1 that differs from run to run, so that runs which failed together do not return together.
  package var chance: @Sendable () -> Double

  package init(
    send: @escaping @Sendable (Request) throws(NoAnswer) -> Response, wait: @escaping @Sendable (Double) -> Void,
    chance: @escaping @Sendable () -> Double
  ) {
    self.send = send
    self.wait = wait
    self.chance = chance
  }
}
