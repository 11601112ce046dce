internal import CGit2
package import SourceModel

/// A state of a twin that lives in a remote repository, as far as it is needed, in a local copy.
package struct FetchedTwin: Sendable, Hashable {
  /// The copy, a bare repository: to be read by `commit`, like any other.
  package let folder: String
  package let commit: CommitName
  /// The branch or tag that was found, or the id of a commit as it was asked for.
  package let reference: String
  /// Whether the reference asked for does not exist, so that the one to fall back on was taken.
  package let isFallback: Bool
  /// The address without what gives access to it; to be shown.
  package let address: String
}

/// Brings a state of a remote repository onto this machine. Only the copy in the cache folder is written to; the remote
/// repository and those of the user are not.
///
/// Access is what git itself has: the agent's keys for ssh, `git credential fill` for https. Nobody is ever asked, and
/// nothing of it is kept or shown.
///
/// - Parameters:
///   - url: `https://`, `ssh://`, `git@host:path`, `file://` or a path.
///   - reference: a branch, a tag or the full id of a commit; `nil` for the remote's default branch.
///   - fallback: what to take when the remote has no such reference.
///   - cacheFolder: made when it is missing; holds one copy for each address.
///   - isOffline: whether to be content with what an earlier run brought.
/// - Throws: when the remote cannot be reached or read, or has neither reference.
package func fetchTwin(
  url: String, reference: String?, fallback: String? = nil, into cacheFolder: String, isOffline: Bool = false
) throws(Problem) -> FetchedTwin {
  guard let address = RemoteAddress(url) else { throw Complaint.badAddress }
  let folder = cacheFolder + "/" + address.folderName
  let names = Array([reference, fallback].prefix(fallback == nil ? 1 : 2))
  if isOffline { return try keptTwin(address, names, in: folder) }
  let store = try TwinStore(at: folder, address)
  let remote: TwinRemote
  do {
    remote = try TwinRemote(address, store)
  } catch {
    guard (try? keptTwin(address, names, in: folder)) != nil else { throw error }
    throw Complaint.withCopy(error)
  }
  for name in names {
    guard let found = try remote.find(name) else { continue }
    return FetchedTwin(
      folder: folder, commit: try remote.fetch(found), reference: found.name, isFallback: name != reference,
      address: address.shown)
  }
  throw Complaint.noSuchReference(reference ?? "HEAD", fallback: fallback, address, branches: remote.branches)
}

/// What an earlier run has brought of the first of some references that there is.
private func keptTwin(
  _ address: RemoteAddress, _ names: [String?], in folder: String
) throws(Problem) -> FetchedTwin {
  guard FileSystem.kind(of: folder) == .folder else { throw Complaint.nothingKept(address) }
  let store = try TwinStore(at: folder, address)
  for name in names {
    guard let (found, commit) = store.find(name) else { continue }
    return FetchedTwin(
      folder: folder, commit: commit, reference: found, isFallback: name != names.first, address: address.shown)
  }
  throw Complaint.nothingKept(address)
}

/// The address of a repository without what gives access to it; to be shown.
package func shownAddress(_ url: String) -> String { RemoteAddress(url)?.shown ?? "" }

/// Where a repository is, by a text that may hold a password.
struct RemoteAddress {
  let text: String

  /// `nil` when the text is no address.
  init?(_ text: String) {
    // A line break would forge lines in what credential helpers are asked.
    let isPlain = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    guard !text.isEmpty, isPlain, !text.hasPrefix("-") else { return nil }
    self.text = text
  }

  /// `ssh://…`, or `git@host:path`, whose host ends at a colon before any slash.
  var isSSH: Bool {
    if text.contains("://") { return text.hasPrefix("ssh://") }
    guard let colon = text.firstIndex(of: ":") else { return false }
    return !text[..<colon].contains("/")
  }

  var isWeb: Bool { text.hasPrefix("https://") || text.hasPrefix("http://") }

  /// Without the name and password that may precede the host.
  var shown: String {
    guard let start = text.firstRange(of: "://")?.upperBound else { return text }
    let end = text[start...].firstIndex(of: "/") ?? text.endIndex
    guard let at = text[start..<end].lastIndex(of: "@") else { return text }
    let user = text[start..<at]
    // The user's name is part of an ssh address, but a token in a web address.
    let kept = isWeb ? "" : String(user.prefix { $0 != ":" }) + "@"
    return text[..<start] + kept + text[text.index(after: at)...]
  }

  /// What libgit2 said, without what must not be shown.
  func hiding(_ words: String) -> String {
    words.split(separator: text, omittingEmptySubsequences: false).joined(separator: shown)
  }

  /// A name that people recognise and no other address shares.
  var folderName: String {
    let name = shown.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? "twin"
    let word = String(
      (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).map { letter in
        letter.isASCII && (letter.isLetter || letter.isNumber || letter == "-" || letter == "_") ? letter : "_"
      })
    let hash = BlobID(hashing: Array(shown.utf8))?.description ?? ""
    return "\(word)-\(hash.prefix(12)).git"
  }
}
