internal import Foundation

/// What a code host tells about a token. It holds no part of the token.
package struct TokenFacts: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    case personal = "a personal access token"
    case fineGrained = "a fine-grained personal access token"
    /// Of a workflow's job or of an app; what it may do is decided where it is made.
    case installation = "a token of a workflow or an app"
    case unknown = "a token"
  }

  package var kind: Kind
  /// In order of the alphabet; `nil` when the host tells none, as for all but the oldest kind of GitHub's tokens.
  package var scopes: [String]?
  /// Whether its owner may write to the repository; `nil` when the host does not say.
  package var canWrite: Bool?
  /// As the host writes it.
  package var expiry: String?

  package init(_ kind: Kind, scopes: [String]? = nil, canWrite: Bool? = nil, expiry: String? = nil) {
    self.kind = kind
    self.scopes = scopes
    self.canWrite = canWrite
    self.expiry = expiry
  }
}

/// Asks GitHub, or a server of its kind, about a token; nothing is written.
///
/// - Parameters:
///   - base: of the interface, such as `https://api.github.com`.
///   - repository: `owner/name` of the one that the token is for; `nil` when it is not known.
package func gitHubTokenFacts(
  base: String, repository: String?, token: Token, network: Network
) throws(PostingFailure) -> TokenFacts {
  struct Answer: Decodable {
    struct Permissions: Decodable { var push: Bool? }
    var permissions: Permissions?
  }
  let path = repository.map { "/repos/" + $0.split(separator: "/").map { escaped(String($0)) }.joined(separator: "/") }
  let client = try Client.once(base, token, GitHub.headers(token), network)
  let response = try client.get(path ?? "/rate_limit")
  let prefixes: [(String, TokenFacts.Kind)] = [
    ("ghp_", .personal), ("github_pat_", .fineGrained), ("ghs_", .installation),
  ]
  let kind = prefixes.first { token.value.hasPrefix($0.0) }?.1
  let scopes = response.headers["x-oauth-scopes"].map(scopes(in:))
  let answer = try? JSONDecoder().decode(Answer.self, from: response.body)
  // Of these GitHub says that they may not push, however much they may.
  let canWrite = kind == .installation ? nil : answer?.permissions?.push
  return TokenFacts(
    kind ?? (scopes == nil ? .unknown : .personal), scopes: kind == .installation ? nil : scopes,
    canWrite: canWrite, expiry: response.headers["github-authentication-token-expiration"])
}

/// Asks GitLab, or a server of one's own, about a token; nothing is written.
///
/// - Parameter base: of the interface, such as `https://gitlab.com/api/v4`.
package func gitLabTokenFacts(base: String, token: Token, network: Network) throws(PostingFailure) -> TokenFacts {
  struct Answer: Decodable {
    var scopes: [String]
    var expires_at: String?
  }
  let client = try Client.once(base, token, GitLab.headers(token), network)
  let response = try client.get("/personal_access_tokens/self")
  guard let answer = try? JSONDecoder().decode(Answer.self, from: response.body) else { return TokenFacts(.unknown) }
  return TokenFacts(.personal, scopes: answer.scopes.sorted(), expiry: answer.expires_at)
}

private func scopes(in header: String) -> [String] {
  header.split { $0 == "," || $0 == " " }.map(String.init).sorted()
}

extension Client {
  /// One that asks once: whoever wants to know what is wrong does not want to wait.
  fileprivate static func once(
    _ address: String, _ token: Token, _ headers: [String: String], _ network: Network
  ) throws(PostingFailure) -> Client {
    guard let base = URL(string: address), let scheme = base.scheme, ["https", "http"].contains(scheme),
      base.host != nil
    else {
      throw PostingFailure(.unreachable, "`\(token.removed(from: address))` is no address")
    }
    return Client(base: base, token: token, headers: headers, network: network, attempts: 1)
  }
}
