/// Whether two texts are one address, of which one side writes more: `"example.org"` and `"https://example.org/v1/"`, `"v1/users"`
/// and `"/v1/users"`. Who keeps a part alone puts the address together where it is used.
func areOneAddress(_ texts: [String]) -> Bool {
  guard texts.allSatisfy({ !$0.contains(where: \.isWhitespace) }), texts.contains(where: { $0.contains("/") }) else {
    return false
  }
  let parts = texts.map(parts(ofAddress:)).sorted { $0.count < $1.count }
  let (shorter, longer) = (parts[0], parts[1])
  guard !shorter.isEmpty else { return false }
  if shorter == longer { return true }
  // One word alone may be a part of anything.
  if shorter.count == 1 { return isHost(shorter[0]) && longer[0] == shorter[0] }
  return longer.starts(with: shorter) || longer.suffix(shorter.count).elementsEqual(shorter)
}

/// What stands between the slashes behind the scheme, a host without its port.
private func parts(ofAddress text: String) -> [Substring] {
  let schemes = ["https://", "http://", "wss://", "ws://"]
  let scheme = schemes.first(where: text.hasPrefix)
  let parts = text.dropFirst(scheme?.count ?? 0).split { "/?#".contains($0) }
  guard scheme != nil, let host = parts.first else { return parts }
  return [host.prefix { $0 != ":" }] + parts.dropFirst()
}

/// `api.example.org`: words with dots between them, of which the last one is no number.
private func isHost(_ text: Substring) -> Bool {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  let areWords = parts.allSatisfy { part in
    !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
  }
  return parts.count > 1 && areWords && parts.last?.allSatisfy(\.isLetter) == true
}
