import Foundation

/// Headless Chromium, if it is installed: it shows a page, runs a scenario in it and tells what came of it.
enum Browser {
  static let path: String? = {
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates =
      folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
      + ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Continuous integration installs a browser: there a missing one is a failure, not a reason to skip.
  static let isExpected = path != nil || ProcessInfo.processInfo.environment["CI"] != nil

  struct Failure: Error { let reason: String }

  /// The document as it is after its scripts have run.
  static func document(of page: String, at address: String = "") throws -> String {
    guard let path else { throw Failure(reason: "there is no Chromium in PATH") }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parity-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    let output = folder.appendingPathComponent("document.html")
    try Data(page.utf8).write(to: file)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--user-data-dir=\(folder.path)/profile", "--window-size=1400,900", "--virtual-time-budget=20000", "--dump-dom",
      "file://\(file.path)\(address)",
    ]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try String(contentsOf: output, encoding: .utf8)
  }

  /// Runs a scenario after the page has loaded: the body of an asynchronous function that gets `press(key)`, `pause()`
  /// and `all(selector)` and returns something that JSON can say.
  ///
  /// - Returns: what the scenario returned. A fault of the page's own script is thrown.
  static func run(_ scenario: String, on page: String, at address: String = "") throws -> Any {
    let script = """
      <script>
      addEventListener("load", async () => {
        const pause = (time = 60) => new Promise((done) => setTimeout(done, time));
        const all = (selector) => [...document.querySelectorAll(selector)];
        const press = async (key) => {
          const target = document.activeElement ?? document.body;
          const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
          if (target.dispatchEvent(event) && key === "Enter") target.click();
          await pause();
        };
        let result;
        try {
          result = { value: await (async () => { \(scenario) })() };
        } catch (error) {
          result = { fault: String(error) };
        }
        result.fault ??= document.documentElement.dataset.fault;
        // What is read back stands alone, as text.
        document.documentElement.replaceChildren(document.createElement("pre"));
        document.querySelector("pre").textContent = btoa(encodeURIComponent(JSON.stringify(result)));
      });
      </script>
      """
    // The page's policy lets no script run but its own.
    let open = page.replacing(#/<meta http-equiv="Content-Security-Policy"[^>]*>/#, with: "")
    let document = try document(of: open.replacing("</body>", with: script + "</body>"), at: address)
    guard let match = document.firstMatch(of: #/<pre>([A-Za-z0-9+\/=]+)<\/pre>/#),
      let data = Data(base64Encoded: String(match.output.1)),
      let text = String(decoding: data, as: UTF8.self).removingPercentEncoding,
      let result = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else { throw Failure(reason: "no result: \(document.suffix(400))") }
    if let fault = result["fault"] as? String { throw Failure(reason: fault) }
    return result["value"] ?? NSNull()
  }
}
