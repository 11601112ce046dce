/// What an author wrote about the companion of a change.
struct CompanionWish: Sendable, Hashable {
  /// The first that is understood.
  var named: NamedCompanion?
  /// What stands after the key where nothing is understood; `nil` where nothing stands there.
  var misread: String?

  init(in description: String) {
    for line in description.split(whereSeparator: \.isNewline) {
      guard let value = Self.value(of: line) else { continue }
      if let found = NamedCompanion(value) {
        named = found
        misread = nil
        return
      }
      misread = misread ?? String(value.prefix(200))
    }
  }

  /// What a line says after `Parity-With:`, which may be an item of a list, quoted or bold.
  private static func value(of line: Substring) -> Substring? {
    let key = "parity-with"
    let start = line.drop { " \t-*+>_`".contains($0) }
    guard start.lowercased().hasPrefix(key) else { return nil }
    let rest = start.dropFirst(key.count).drop { " \t*_`".contains($0) }
    guard rest.first == ":" else { return nil }
    let value = rest.dropFirst().drop { " \t*_`<".contains($0) }
    // `[a title](an address)`
    if value.hasPrefix("["), let close = value.firstRange(of: "](") {
      return value[close.upperBound...].prefix { $0 != ")" }
    }
    let word = value.prefix { !" \t".contains($0) }
    let trimmed = Substring(word.reversed().drop { "*_`>.,)".contains($0) }.reversed())
    return trimmed.isEmpty ? nil : trimmed
  }
}

/// A pull request or branch of the twin's repository: `owner/name#12`, GitLab's `group/name!12`, `owner/name:branch`, or
/// the address of a pull request. Before a number the repository may be missing.
struct NamedCompanion: Sendable, Hashable {
  var repository: String?
  var number: Int?
  var branch: String?
  private var sign: Character

  var text: String {
    if let branch { return "\(repository ?? ""):\(branch)" }
    return "\(repository ?? "")\(sign)\(number ?? 0)"
  }

  private init(_ repository: String?, number: Int? = nil, branch: String? = nil, sign: Character = "#") {
    self.repository = repository
    self.number = number
    self.branch = branch
    self.sign = sign
  }

  init?(_ value: Substring) {
    if let scheme = value.firstRange(of: "://") {
      self.init(address: value[scheme.upperBound...])
    } else if let colon = value.firstIndex(of: ":") {
      let (path, branch) = (value[..<colon], value[value.index(after: colon)...])
      guard Self.isRepository(path), Self.isBranch(branch) else { return nil }
      self.init(String(path), branch: String(branch))
    } else {
      guard let position = value.lastIndex(where: { $0 == "#" || $0 == "!" }),
        let number = Self.number(value[value.index(after: position)...])
      else { return nil }
      let path = value[..<position]
      guard path.isEmpty || Self.isRepository(path) else { return nil }
      self.init(path.isEmpty ? nil : String(path), number: number, sign: value[position])
    }
  }

  /// `github.com/owner/name/pull/12`, `gitlab.com/group/name/-/merge_requests/12`, and what may follow.
  private init?(address: Substring) {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let parts = path.split(separator: "/").dropFirst()
    guard let key = parts.firstIndex(where: { $0 == "pull" || $0 == "merge_requests" }), key + 1 < parts.endIndex,
      let number = Self.number(parts[key + 1])
    else { return nil }
    let owner = parts[..<key].filter { $0 != "-" }.joined(separator: "/")
    guard Self.isRepository(owner[...]) else { return nil }
    self.init(owner, number: number, sign: parts[key] == "pull" ? "#" : "!")
  }

  private static func number(_ digits: Substring) -> Int? {
    guard digits.count <= 9, let number = Int(digits), number > 0 else { return nil }
    return number
  }

  private static func isRepository(_ path: Substring) -> Bool {
    path.contains("/") && path.unicodeScalars.allSatisfy { isPlain($0, or: "-_./") }
  }

  /// Nothing that git reads as more than a name.
  private static func isBranch(_ name: Substring) -> Bool {
    !name.isEmpty && !name.contains("..") && name.unicodeScalars.allSatisfy { isPlain($0, or: "-_./+#") }
  }

  private static func isPlain(_ scalar: Unicode.Scalar, or others: String) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      || others.unicodeScalars.contains(scalar)
  }

  /// Under which names clones keep branches, and the heads of pull requests and merge requests.
  var references: [String] {
    if let branch { return ["refs/remotes/origin/\(branch)", "refs/heads/\(branch)"] }
    guard let number else { return [] }
    return [
      "refs/remotes/origin/pr/\(number)", "refs/remotes/origin/pull/\(number)/head", "refs/remotes/pull/\(number)/head",
      "refs/pull/\(number)/head", "refs/remotes/origin/merge-requests/\(number)", "refs/merge-requests/\(number)/head",
    ]
  }

  /// What to tell git to fetch.
  var fetching: String {
    if let branch { return "\(branch):refs/remotes/origin/\(branch)" }
    let number = number ?? 0
    return sign == "!"
      ? "merge-requests/\(number)/head:refs/remotes/origin/merge-requests/\(number)"
      : "pull/\(number)/head:refs/remotes/origin/pr/\(number)"
  }
}
