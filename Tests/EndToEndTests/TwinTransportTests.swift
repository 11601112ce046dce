import Foundation
import Testing

/// A twin behind ssh, opened by a key of ssh's agent, and one behind https, for whose server an authority of the company
/// vouches. Both servers are this machine's.
@Suite(.enabled(if: Transports.areExpected, "ssh's programs or asyncssh, which `.ci/checkers` installs, are missing"))
struct TwinTransportTests {
  let folder: Folder

  init() throws {
    folder = try twoSides()
    try folder.git("init", "-q", "-b", "main", "android")
    try folder.git("-C", "android", "add", "-A")
    try folder.git("-C", "android", "commit", "-q", "-m", "All")
    try folder.git("clone", "-q", "--bare", "android", "twins/app.git")
    try FileManager.default.removeItem(atPath: folder.path + "/android")
  }

  // MARK: What stands for the code host

  /// Lets whoever has the key `client` read repositories, until its standard input ends.
  private static let ssh = """
    import asyncio, asyncssh, shlex, sys
    async def serve(process):
      words = shlex.split(process.command or "")
      if len(words) != 2 or words[0] != "git-upload-pack":
        process.stderr.write(b"no such command"); process.exit(1); return
      pipe = asyncio.subprocess.PIPE
      git = await asyncio.create_subprocess_exec("git", "upload-pack", words[1], stdin=pipe, stdout=pipe, stderr=pipe)
      await process.redirect(stdin=git.stdin, stdout=git.stdout, stderr=git.stderr)
      process.exit(await git.wait())
    async def main():
      server = await asyncssh.listen("127.0.0.1", 0, server_host_keys=["server"], authorized_client_keys="client.pub",
        process_factory=serve, encoding=None)
      print(server.sockets[0].getsockname()[1], flush=True)
      await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    asyncio.run(main())
    """

  /// Serves the repositories of `twins` by git's own program, with a certificate of an authority that it makes up and
  /// writes into `authority.pem`.
  private static let https = """
    import datetime, http.server, os, ssl, subprocess, sys, threading
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    def name(text): return x509.Name([x509.NameAttribute(x509.oid.NameOID.COMMON_NAME, text)])
    def certificate(subject, key, signer, is_authority):
      now, day = datetime.datetime.now(datetime.timezone.utc), datetime.timedelta(days=1)
      made = (x509.CertificateBuilder().subject_name(name(subject)).issuer_name(name("Acme"))
        .public_key(key.public_key()).serial_number(x509.random_serial_number()).not_valid_before(now - day).not_valid_after(now + day)
        .add_extension(x509.BasicConstraints(is_authority, None), True)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), False))
      return made.sign(signer, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
    authority, own = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
    with open("authority.pem", "wb") as file: file.write(certificate("Acme", authority, authority, True))
    with open("server.pem", "wb") as file:
      file.write(certificate("localhost", own, authority, False) + own.private_bytes(serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8, serialization.NoEncryption()))
    class Handler(http.server.BaseHTTPRequestHandler):
      def log_message(self, *words): pass
      def serve(self):
        path, _, query = self.path.partition("?")
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        environment = dict(os.environ, GIT_PROJECT_ROOT=os.getcwd() + "/twins", GIT_HTTP_EXPORT_ALL="1", PATH_INFO=path,
          QUERY_STRING=query, REQUEST_METHOD=self.command, CONTENT_TYPE=self.headers.get("Content-Type") or "",
          CONTENT_LENGTH=str(len(body)), REMOTE_ADDR="127.0.0.1")
        reply = subprocess.run(["git", "http-backend"], input=body, env=environment, capture_output=True).stdout
        head, _, content = reply.partition(b"\\r\\n\\r\\n")
        fields = [line.split(": ", 1) for line in head.decode().split("\\r\\n")]
        self.send_response(int(dict(fields).get("Status", "200").split()[0]))
        for field, value in fields:
          if field != "Status": self.send_header(field, value)
        self.end_headers()
        self.wfile.write(content)
      do_GET = do_POST = serve
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain("server.pem")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_port, flush=True)
    sys.stdin.read()
    """

  /// Runs `body` with the port of a server.
  private func serving(_ program: String, _ body: (String) throws -> Void) throws {
    try folder.write("server.py", program)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "server.py"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(surroundings) { $1 }
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    defer {
      try? input.fileHandleForWriting.close()
      process.waitUntilExit()
    }
    let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    try #require(Int(port.trimmingCharacters(in: .newlines)) != nil, "the server has not started")
    try body(port.trimmingCharacters(in: .newlines))
  }

  /// No settings and keys of the user.
  private var surroundings: [String: String] {
    [
      "HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1", "SSH_AUTH_SOCK": "",
      "PYTHONPATH": Checkers.top + "/.deps/checkers", "PYTHONDONTWRITEBYTECODE": "1", "SSL_CERT_FILE": "",
      "SSL_CERT_DIR": "", "GIT_SSL_CAINFO": "", "GIT_SSL_CAPATH": "", "GITHUB_ACTIONS": "", "GITLAB_CI": "", "CI": "",
    ]
  }

  private func check(_ environment: [String: String] = [:], through agent: Bool = false) throws -> Tool.Run {
    let parity = ["-C", folder.path + "/ios", Tool.path, "check", "--cache-path", folder.path + "/cache"]
    // The agent lives as long as the command that it starts.
    let shell = "ssh-agent sh -c 'ssh-add -q client && exec /usr/bin/env \"$@\"' sh \"$@\""
    return try Tool.command(
      agent ? "/bin/sh" : "/usr/bin/env", (agent ? ["-c", shell, "sh"] : []) + parity, in: folder,
      environment: surroundings.merging(environment) { $1 })
  }

  // MARK: Tests

  @Test func aKeyOfTheAgentOpensATwinBehindSSH() throws {
    defer { folder.remove() }
    for key in ["server", "client", "other"] {
      let made = try Tool.command(
        "/usr/bin/env", ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key], in: folder,
        environment: surroundings)
      try #require(made.status == 0, "\(made.errors)")
    }
    try serving(Self.ssh) { port in
      let address = "ssh://git@127.0.0.1:\(port)\(folder.path)/twins/app.git"
      try folder.write("ios/.parity.yml", "version: 1\nkotlin: { repository: \"\(address)\", ref: main }\n")
      let stranger = try check(through: true)
      #expect(stranger.status == 3)
      #expect(stranger.errors.contains("is not known here"), "\(stranger.errors)")
      // What stands in known_hosts decides, and not that the host answers.
      let key = try folder.text("other.pub").split(separator: " ").prefix(2).joined(separator: " ")
      try folder.write(".ssh/known_hosts", "[127.0.0.1]:\(port) \(key)\n")
      #expect(try check(through: true).status == 3)
      let known = try folder.text("server.pub").split(separator: " ").prefix(2).joined(separator: " ")
      try folder.write(".ssh/known_hosts", "[127.0.0.1]:\(port) \(known)\n")
      let keyless = try check()
      #expect(keyless.status == 3)
      let opened = try check(through: true)
      #expect(opened.status == 0, "\(opened.errors)")
      #expect(opened.errors.contains("the Kotlin side is `main` of \(address) at"))
      #expect(opened.output.contains("2 twins, 2 in scope"))
    }
  }

  @Test func aCompanysOwnAuthorityIsBelievedWhereGitWasToldOfIt() throws {
    defer { folder.remove() }
    try serving(Self.https) { port in
      let address = "https://localhost:\(port)/app.git"
      try folder.write("ios/.parity.yml", "version: 1\nkotlin: { repository: \"\(address)\", ref: main }\n")
      let stranger = try check()
      #expect(stranger.status == 3)
      #expect(stranger.errors.contains("shows a certificate that is not believed here"), "\(stranger.errors)")
      #expect(stranger.errors.contains("git config --global http.sslCAInfo FILE"))
      for name in ["GIT_SSL_CAINFO", "SSL_CERT_FILE"] {
        let opened = try check([name: folder.path + "/authority.pem"])
        #expect(opened.status == 0, "\(opened.errors)")
        #expect(opened.errors.contains("the Kotlin side is `main` of \(address) at"))
      }
      try folder.git("config", "--global", "http.sslCAInfo", "~/authority.pem")
      let opened = try check()
      #expect(opened.status == 0, "\(opened.errors)")
      #expect(opened.output.contains("2 twins, 2 in scope"))
    }
  }
}

/// The programs that open a twin elsewhere, and what stands for its host.
private enum Transports {
  /// In continuous integration nothing may be missing.
  static let areExpected: Bool = {
    if ProcessInfo.processInfo.environment["CI"] != nil { return true }
    guard let folder = try? Folder() else { return false }
    defer { folder.remove() }
    let run = try? Tool.command(
      "/bin/sh", ["-c", "python3 -c 'import asyncssh' && command -v ssh-agent ssh-add ssh-keygen"], in: folder,
      environment: ["PYTHONPATH": Checkers.top + "/.deps/checkers"])
    return run?.status == 0
  }()
}
