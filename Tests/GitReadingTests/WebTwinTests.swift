import Foundation
import SourceModel
import Testing

@testable import GitReading

/// A twin behind a web server that asks for a password, which git's credential helper knows.
@Suite(.enabled(if: (try? Playground().run(".", ["python3", "-c", ""])) != nil)) struct WebTwinTests {
  let playground: Playground

  init() throws { playground = try Playground() }

  /// Serves the playground by git's own program to those who know the password, until its standard input ends.
  private static let server = """
    import base64, http.server, os, subprocess, sys, threading
    class Handler(http.server.BaseHTTPRequestHandler):
      protocol_version = "HTTP/1.0"
      def log_message(self, *words): pass
      def serve(self):
        login = "Basic " + base64.b64encode(b"ada:p=w").decode()
        if self.headers.get("Authorization") != login:
          self.send_response(401)
          self.send_header("WWW-Authenticate", 'Basic realm="twin"')
          self.end_headers()
          return
        path, _, query = self.path.partition("?")
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        environment = dict(os.environ, GIT_PROJECT_ROOT=os.getcwd(), GIT_HTTP_EXPORT_ALL="1", PATH_INFO=path,
          QUERY_STRING=query, REQUEST_METHOD=self.command, CONTENT_TYPE=self.headers.get("Content-Type") or "",
          CONTENT_LENGTH=str(len(body)), REMOTE_USER="ada", REMOTE_ADDR="127.0.0.1")
        reply = subprocess.run(["git", "http-backend"], input=body, env=environment, capture_output=True).stdout
        head, _, content = reply.partition(b"\\r\\n\\r\\n")
        fields = [line.split(": ", 1) for line in head.decode().split("\\r\\n")]
        status = [int(value.split()[0]) for name, value in fields if name == "Status"]
        self.send_response(status[0] if status else 200)
        for name, value in fields:
          if name != "Status": self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)
      do_GET = do_POST = serve
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_port, flush=True)
    sys.stdin.read()
    """

  /// Runs `body` with the port of the server.
  private func whileServing(_ body: (String) async throws -> Void) async throws {
    try playground.write("server.py", Self.server)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "server.py"]
    process.currentDirectoryURL = URL(fileURLWithPath: playground("."))
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    try await body(port.trimmingCharacters(in: .whitespacesAndNewlines))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  @Test func theHelpersLoginOpensTheTwin() async throws {
    try playground.repository("twin", ["A.kt": "behind a password"])
    try await whileServing { port in
      await #expect(processExitsWith: .success) { [path = playground.path as String, port = port as String] in
        let playground = Playground(at: path)
        configureHelper(port, password: "p=w")
        let url = "http://127.0.0.1:\(port)/twin/.git"
        let twin = try fetchTwin(url: url, reference: "main", into: playground("cache"))
        let snapshot = try readSnapshot(at: twin.folder, source: .revision(twin.commit.long))
        try #expect(snapshot.text("A.kt") == "behind a password")
        // A login in the address is used as it is, and kept nowhere.
        let named = "http://ada:p%3Dw@127.0.0.1:\(port)/twin/.git"
        let again = try fetchTwin(url: named, reference: "main", into: playground("other"))
        #expect(again.address == url)
        let kept = try FileManager.default.subpathsOfDirectory(atPath: playground("other"))
        #expect(kept.count > 5)
        for file in kept {
          let bytes = FileManager.default.contents(atPath: playground("other/" + file)) ?? Data()
          #expect(!String(decoding: bytes, as: UTF8.self).contains("p%3Dw"))
        }
      }
    }
  }

  @Test func aWrongOrUnknownLoginIsRefusedWithoutAQuestion() async throws {
    try playground.repository("twin", ["A.kt": "behind a password"])
    try await whileServing { port in
      await #expect(processExitsWith: .success) { [path = playground.path as String, port = port as String] in
        for password in ["wrong-one", nil] {
          configureHelper(port, password: password)
          let problem = #expect(throws: Problem.self) {
            try fetchTwin(
              url: "http://127.0.0.1:\(port)/twin/.git", reference: "main", into: Playground(at: path)("cache"))
          }
          let address = "http://127.0.0.1:\(port)/twin/.git"
          #expect(problem?.message == "the twin's repository at `\(address)` refuses access")
          #expect(problem?.hint?.contains("credential helper") == true)
          #expect(!"\(String(describing: problem))".contains("wrong-one"))
        }
      }
    }
  }
}

/// Makes git's credential helper of this process one that knows a password for the server; `nil` for none.
private func configureHelper(_ port: String, password: String?) {
  let answer = password.map { "echo username=ada; echo 'password=\($0)'" } ?? "true"
  for (name, value) in [
    ("GIT_CONFIG_GLOBAL", "/dev/null"), ("GIT_CONFIG_NOSYSTEM", "1"), ("GIT_CONFIG_COUNT", "1"),
    ("GIT_CONFIG_KEY_0", "credential.http://127.0.0.1:\(port).helper"),
    ("GIT_CONFIG_VALUE_0", "!f() { \(answer); }; f"),
  ] {
    setenv(name, value, 1)
  }
}
