import Foundation
import Testing

@testable import ReviewPosting

/// The network itself, against a small server on this machine.
@Suite(.serialized) struct RealNetworkTests {
  /// Answers what it was asked, redirects from `/moved`, and breaks off in `/cut`.
  private static let server = """
    import http.server, json, sys, threading
    class Handler(http.server.BaseHTTPRequestHandler):
      def log_message(self, *words): pass
      def serve(self):
        length = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(length).decode()
        if self.path == "/moved":
          self.send_response(302)
          self.send_header("Location", "/elsewhere")
          self.end_headers()
          return
        text = json.dumps({"method": self.command, "path": self.path, "body": body,
          "token": self.headers.get("Authorization")}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(text) + (100 if self.path == "/cut" else 0)))
        self.send_header("X-Limit", "5")
        self.end_headers()
        self.wfile.write(text)
      do_GET = do_POST = do_PATCH = do_DELETE = do_PUT = serve
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_port, flush=True)
    sys.stdin.read()
    """

  private func whileServing(_ body: (String) throws -> Void) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.server]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    defer {
      try? input.fileHandleForWriting.close()
      process.waitUntilExit()
    }
    let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try #require(Int(port) != nil)
    try body("http://127.0.0.1:\(port)")
  }

  @Test func requestsArriveWhole() throws {
    try whileServing { base in
      for method in [Request.Method.post, .patch, .put] {
        let url = try #require(URL(string: "\(base)/repos/a%2Fb?x=1"))
        let request = Request(method, url, headers: ["Authorization": "Bearer x"], body: Data("{\"é\": 1}".utf8))
        let response = try Network.real(timeout: 10).send(request)
        #expect(response.status == 200)
        #expect(response.headers["x-limit"] == "5")
        let said = try #require(JSONSerialization.jsonObject(with: response.body) as? [String: String])
        #expect(
          said == ["method": method.rawValue, "path": "/repos/a%2Fb?x=1", "body": "{\"é\": 1}", "token": "Bearer x"])
      }
    }
  }

  @Test func redirectsAreAnswers() throws {
    try whileServing { base in
      let response = try Network.real(timeout: 10).send(Request(.get, try #require(URL(string: "\(base)/moved"))))
      #expect(response.status == 302)
      #expect(response.headers["location"] == "/elsewhere")
    }
  }

  @Test func noServerIsNoAnswer() throws {
    let url = try #require(URL(string: "http://127.0.0.1:9/user"))
    #expect(throws: NoAnswer.self) { try Network.real(timeout: 5).send(Request(.get, url)) }
  }
}
