internal import Foundation
internal import GitReading
internal import RuleBook
internal import SourceModel

extension Configuration {
  /// The names under which a configuration is found.
  static let fileNames = [".parity.yml", ".parity.yaml"]

  /// Looks for a configuration in a folder and above it, up to the root of the repository that the folder belongs to.
  ///
  /// - Returns: its path as seen from the folder, such as `../.parity.yml`.
  static func find(from start: String = ".") -> String? {
    let root = (try? repositoryRoot(containing: start)) ?? nil
    var folder = URL(fileURLWithPath: absolute(start))
    var prefix = start == "." ? "" : start + "/"
    while true {
      for name in fileNames where exists(prefix + name) { return prefix + name }
      let parent = folder.deletingLastPathComponent()
      if folder.path == root || parent.path == folder.path { return nil }
      folder = parent
      prefix += "../"
    }
  }

  /// Reads a configuration, and the phrases that it names into the book.
  ///
  /// - Parameters:
  ///   - path: as messages should name it.
  ///   - added: absolute paths of folders whose rules are in the book already.
  static func read(
    _ path: String, into book: inout RuleSet, except added: Set<String>
  ) -> (configuration: Configuration, problems: [Problem]) {
    guard let text = ParityKit.text(ofFile: path) else {
      let reason = exists(path) ? "the configuration cannot be read as UTF-8 text" : "there is no such configuration"
      return (Configuration(), [Problem(.error, path: path, message: reason)])
    }
    var (configuration, problems) = decoded(path: path, text: text, book: &book, except: added)
    let folder = configuration.folder ?? "."
    for name in configuration.phrases {
      let phrases = joined(folder, name)
      if let text = ParityKit.text(ofFile: phrases) {
        problems += book.addPhrases(path: phrases, text: text)
      } else {
        problems.append(Problem(.error, path: path, message: "the phrase document `\(name)` cannot be read"))
      }
    }
    return (configuration, problems)
  }

}

/// The text of a document of the team's; `nil` when it cannot be read as UTF-8.
func text(ofFile path: String) -> String? {
  contents(ofFile: path).flatMap { String(validating: $0, as: UTF8.self) }
}

/// The bytes of a document of the team's; `nil` when it cannot be read, is no file or larger than any that people write.
func contents(ofFile path: String) -> Data? {
  let limit = 64 << 20
  // A pipe would be waited for, and a device never ends. Foundation would look up the owner's name, too.
  var facts = stat()
  guard let place = realPath(path), stat(place, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size <= limit
  else { return nil }
  return FileManager.default.contents(atPath: place)
}

/// A path below a folder; an absolute path stays what it is.
func joined(_ folder: String, _ path: String) -> String {
  if path.hasPrefix("/") { return path }
  if path == "." || path.isEmpty { return folder }
  if folder == "." { return path }
  return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
}
