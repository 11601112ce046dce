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
  let headers = ["Authorization": "Bearer \(token.value)", "Accept": "application/vnd.github+json"]
  let response = try ask(base + (path ?? "/rate_limit"), headers, token, network)
  let prefixes: [(String, TokenFacts.Kind)] = [
    ("ghp_", .personal), ("github_pat_", .fineGrained), ("ghs_", .installation),
  ]
  let kind = prefixes.first { token.value.hasPrefix($0.0) }?.1
  let scopes = response.headers["x-oauth-scopes"].map(words)
  let answer = try? JSONDecoder().decode(Answer.self, from: response.body)
  return TokenFacts(
    kind ?? (scopes == nil ? .unknown : .personal), scopes: kind == .installation ? nil : scopes,
    canWrite: answer?.permissions?.push, expiry: response.headers["github-authentication-token-expiration"])
}

/// Asks GitLab, or a server of one's own, about a token; nothing is written.
///
/// - Parameter base: of the interface, such as `https://gitlab.com/api/v4`.
package func gitLabTokenFacts(base: String, token: Token, network: Network) throws(PostingFailure) -> TokenFacts {
  struct Answer: Decodable {
    var scopes: [String]
    var expires_at: String?
  }
  let response = try ask(base + "/personal_access_tokens/self", ["PRIVATE-TOKEN": token.value], token, network)
  guard let answer = try? JSONDecoder().decode(Answer.self, from: response.body) else { return TokenFacts(.unknown) }
  return TokenFacts(.personal, scopes: answer.scopes.sorted(), expiry: answer.expires_at)
}

private func words(_ header: String) -> [String] {
  header.split { $0 == "," || $0 == " " }.map(String.init).sorted()
}

/// One question, asked once: whoever wants to know what is wrong does not want to wait.
private func ask(
  _ address: String, _ headers: [String: String], _ token: Token, _ network: Network
) throws(PostingFailure) -> Response {
  guard let url = URL(string: address), let scheme = url.scheme, ["https", "http"].contains(scheme), url.host != nil
  else {
    throw PostingFailure(.unreachable, "`\(token.removed(from: address))` is no address")
  }
  let host = url.host ?? ""
  let response: Response
  do throws(NoAnswer) {
    response = try network.send(Request(.get, url, headers: headers.merging(["User-Agent": "parity"]) { $1 }))
  } catch {
    throw PostingFailure(.unreachable, "no answer from \(host): \(token.removed(from: error.words))")
  }
  switch response.status {
  case 200..<300: return response
  case 401: throw PostingFailure(.forbidden, "\(host) does not accept it")
  case 404: throw PostingFailure(.absent, "\(host) shows it no such thing")
  case 403, 429: throw PostingFailure(.limited, "\(host) does not answer it for now (\(response.status))")
  default: throw PostingFailure(.unreachable, "\(host) fails (\(response.status))")
  }
}
