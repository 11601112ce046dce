internal import Foundation
internal import GitReading
package import SourceModel

/// What became of a hook that was to be installed.
package enum HookInstallation: Sendable, Hashable {
  /// Paths as the user reads them.
  case installed(path: String)
  case isThere(path: String)

  /// What the hook runs.
  static let arguments = "check --staged --strict"

  /// Writes a hook that runs before each commit. A hook that is there already is left as it is.
  ///
  /// - Parameters:
  ///   - folder: in the repository.
  ///   - program: the absolute path of this program.
  /// - Throws: when there is another hook, or no configuration that says where the twin is; the hint is what to do.
  package static func install(at folder: String = ".", program: String) throws(Problem) -> HookInstallation {
    let hooks = try hooksFolder(containing: folder)
    guard let configuration = Configuration.find(from: folder) else {
      throw Problem(
        .error, message: "there is no .parity.yml, so the hook would not know where the twin is",
        hint: "Write one with `swift: { path: … }` and `kotlin: { path: … }`; README.md has an example.")
    }
    // Hooks run at the root of the work tree, from where the configuration is found unless it lies in a folder below.
    let place = relative(absolute(configuration), to: absolute(hooks.workTree)) ?? absolute(configuration)
    let isAtRoot = Configuration.fileNames.contains(place)
    let call = isAtRoot ? arguments : "\(arguments) --config \(shellQuoted(place))"
    let path = hooks.path + "/pre-commit"
    let shown = relative(path, to: hooks.workTree) ?? path
    if let present = FileManager.default.contents(atPath: path) {
      if runs(String(decoding: present, as: UTF8.self)) { return .isThere(path: shown) }
      throw Problem(
        .error, path: shown, message: "there is another hook, which is left as it is",
        hint: "Add this line to it: `\(shellQuoted(program)) \(call) || exit`")
    }
    if hooks.isShared {
      throw Problem(
        .error, path: shown,
        message: "`core.hooksPath` is set for all of your repositories, and a hook there would run in every one",
        hint: "Set it for this one (`git config core.hooksPath .githooks`) and try again.")
    }
    try write(script(program, call), to: path, shown)
    return .installed(path: shown)
  }

  /// Whether a hook has our call, in a line that is no comment.
  private static func runs(_ hook: String) -> Bool {
    hook.split(whereSeparator: \.isNewline).contains { line in
      line.first { !$0.isWhitespace } != "#" && line.contains("check --staged")
        && (line.contains("parity") || line.contains("\"$program\""))
    }
  }

  private static func script(_ program: String, _ call: String) -> String {
    """
    #!/bin/sh
    # Written by `parity hook install`: holds what is about to be committed against its twin, and stops the commit when the
    # twin was forgotten. `git commit --no-verify` commits all the same; without this file nothing is checked.
    program=\(shellQuoted(program))
    [ -x "$program" ] || program=$(command -v parity) || {
      echo 'parity is not installed any more, so nothing was checked. Install it, or remove this hook:' "$0" >&2
      exit 1
    }
    exec "$program" \(call)

    """
  }

  private static func write(_ text: String, to path: String, _ shown: String) throws(Problem) {
    let manager = FileManager.default
    do {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      // Never over what somebody else has put there meanwhile.
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
      try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    } catch {
      throw Problem(.error, path: shown, message: "the hook cannot be written: \(error.localizedDescription)")
    }
  }
}
