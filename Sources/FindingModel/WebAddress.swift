/// Where people see a side's files and its commit in a browser.
package struct WebAddress: Sendable, Hashable {
  /// Of the repository, without a slash at its end, such as `https://github.com/acme/app-ios`.
  package var repository: String
  /// What stands between a repository and its parts: nothing on GitHub, `/-` on GitLab.
  package var infix: String
  /// The full id of the commit to show.
  package var commit: String
  /// The side's root as seen from the repository's root; empty for that root itself.
  package var folder: String
  /// Where lines stand at the commit; `nil` when it is the one that was read.
  package var moved: MovedLines?

  package init(
    repository: String, infix: String = "", commit: String, folder: String = "", moved: MovedLines? = nil
  ) {
    self.repository = repository
    self.infix = infix
    self.commit = commit
    self.folder = folder
    self.moved = moved
  }

  /// A line of what was read as the commit has it, both from 1; `nil` when it has no such line.
  package func line(_ line: Int, of path: String) -> Int? { moved.map { $0.line(line, of: path) } ?? line }

  package var commitPage: String { "\(repository)\(infix)/commit/\(commit)" }

  /// A file at the commit, at a line of what was read, from 1. Where the commit has no such line it is the file as it was
  /// read.
  ///
  /// - Parameter path: relative to the side's root.
  package func page(of path: String, line: Int? = nil) -> String {
    let whole = folder.isEmpty ? path : "\(folder)/\(path)"
    let known = line.flatMap { self.line($0, of: path) }
    let isElsewhere = line != nil && known == nil && moved?.read != nil
    let shown = isElsewhere ? moved?.read ?? commit : commit
    let anchor = isElsewhere ? line : known
    return "\(repository)\(infix)/blob/\(shown)/\(Self.escaped(whole))" + (anchor.map { "#L\($0)" } ?? "")
  }

  /// A branch as a whole.
  package func page(ofBranch branch: String) -> String { "\(repository)\(infix)/tree/\(Self.escaped(branch))" }

  /// Percent-encoded but for slashes, letters, digits, `-`, `.`, `_` and `~`, so that nothing in a path ends the address
  /// or the markup around it.
  package static func escaped(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
