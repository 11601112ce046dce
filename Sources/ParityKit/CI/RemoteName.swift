/// Which repository an address of a remote means: its host, and its path there. Names and passwords are not kept.
struct RemoteName: Sendable, Hashable {
  let host: String
  /// `owner/name`, or longer on GitLab.
  let path: String

  /// `https://host/path`, `ssh://git@host/path` or `git@host:path`; `nil` for paths of this machine and other things.
  init?(_ address: String) {
    var rest = address[...]
    if let scheme = address.firstRange(of: "://") {
      guard ["https", "http", "ssh", "git"].contains(address[..<scheme.lowerBound].lowercased()) else { return nil }
      rest = address[scheme.upperBound...]
    } else {
      // The host of a short ssh address ends at a colon before any slash.
      guard let colon = address.firstIndex(of: ":"), !address[..<colon].contains("/") else { return nil }
      rest = address[..<colon] + "/" + address[address.index(after: colon)...]
    }
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let authority = rest[..<slash].split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    host = authority.prefix { $0 != ":" }.lowercased()
    var path = rest[rest.index(after: slash)...].split(separator: "/").joined(separator: "/")
    if path.hasSuffix(".git") { path.removeLast(4) }
    guard !host.isEmpty, path.contains("/") else { return nil }
    self.path = path
  }
}
