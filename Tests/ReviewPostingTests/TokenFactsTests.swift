import Foundation
import ReviewPosting
import Testing

/// What hosts tell about tokens; the hosts are functions.
@Suite struct TokenFactsTests {
  private static let secret = "ghp_0123456789abcdef"

  private func network(
    _ status: Int, _ headers: [String: String] = [:], _ body: String = "{}", path: String
  ) -> Network {
    Network(
      send: { request throws(NoAnswer) in
        guard request.method == .get, request.url.path == path else { throw NoAnswer("unexpected \(request.url.path)") }
        guard request.body == nil else { throw NoAnswer("a body") }
        return Response(status: status, headers: headers, body: Data(body.utf8))
      }, wait: { _ in }, chance: { 0 })
  }

  private func gitHub(
    _ value: String, _ network: Network, base: String = "https://api.github.com", repository: String? = "acme/app"
  ) throws -> TokenFacts {
    let token = try #require(Token(value))
    return try gitHubTokenFacts(base: base, repository: repository, token: token, network: network)
  }

  @Test func classicTokensHaveScopes() throws {
    let headers = [
      "x-oauth-scopes": "workflow, repo", "github-authentication-token-expiration": "2027-01-01 00:00:00 UTC",
    ]
    let body = #"{"full_name": "acme/app", "permissions": {"admin": false, "push": true, "pull": true}}"#
    #expect(
      try gitHub(Self.secret, network(200, headers, body, path: "/repos/acme/app"))
        == TokenFacts(.personal, scopes: ["repo", "workflow"], canWrite: true, expiry: "2027-01-01 00:00:00 UTC"))
    let none = network(200, ["x-oauth-scopes": ""], path: "/repos/acme/app")
    #expect(try gitHub(Self.secret, none).scopes == [])
  }

  @Test func otherTokensTellNoScopes() throws {
    let answer = network(200, [:], #"{"permissions": {"push": false}}"#, path: "/repos/acme/app")
    #expect(try gitHub("github_pat_1", answer) == TokenFacts(.fineGrained, canWrite: false))
    #expect(try gitHub("ghs_1", network(200, path: "/repos/acme/app")) == TokenFacts(.installation))
    // That is what GitHub says of all tokens of workflows, and means nothing.
    #expect(try gitHub("ghs_1", answer) == TokenFacts(.installation))
    #expect(try gitHub("abc", network(200, path: "/repos/acme/app")) == TokenFacts(.unknown))
  }

  @Test func interfaceMayLieElsewhere() throws {
    let enterprise = network(200, path: "/api/v3/repos/a/b")
    #expect(throws: Never.self) {
      try gitHub("x", enterprise, base: "https://git.acme.example/api/v3", repository: "a/b")
    }
    #expect(throws: Never.self) { try gitHub("x", network(200, path: "/rate_limit"), repository: nil) }
  }

  @Test(arguments: [
    (401, PostingFailure.Kind.unknownToken), (404, .absent), (403, .forbidden), (429, .limited), (502, .unreachable),
    (302, .unreachable),
  ])
  func failuresAreTold(status: Int, kind: PostingFailure.Kind) throws {
    let failure = #expect(throws: PostingFailure.self) {
      try gitHub(Self.secret, network(status, path: "/repos/acme/app"))
    }
    #expect(failure?.kind == kind)
  }

  /// GitHub tells two things by 403.
  @Test func aLimitIsNoRefusal() throws {
    let busy = network(403, ["x-ratelimit-remaining": "0"], path: "/repos/acme/app")
    #expect(#expect(throws: PostingFailure.self) { try gitHub(Self.secret, busy) }?.kind == .limited)
    let body = #"{"message": "Resource protected by organization SAML enforcement."}"#
    let refused = network(403, [:], body, path: "/repos/acme/app")
    let failure = #expect(throws: PostingFailure.self) { try gitHub(Self.secret, refused) }
    #expect(failure?.kind == .forbidden)
    #expect(failure?.message.contains("SAML enforcement") == true)
  }

  @Test func tokenIsInNoFailure() throws {
    let chatty = Network(
      send: { request throws(NoAnswer) in throw NoAnswer("proxy refuses \(request.headers)") }, wait: { _ in },
      chance: { 0 })
    for base in ["https://api.github.com", "nonsense \(Self.secret)", "file:///\(Self.secret)"] {
      let failure = #expect(throws: PostingFailure.self) { try gitHub(Self.secret, chatty, base: base) }
      #expect(failure?.kind == .unreachable)
      #expect(failure?.message.contains(Self.secret) == false)
    }
  }

  @Test func gitLabTellsScopes() throws {
    let token = try #require(Token("glpat-1"))
    let body = #"{"id": 1, "scopes": ["read_repository", "api"], "expires_at": "2027-02-03"}"#
    let network = network(200, [:], body, path: "/api/v4/personal_access_tokens/self")
    #expect(
      try gitLabTokenFacts(base: "https://gitlab.com/api/v4", token: token, network: network)
        == TokenFacts(.personal, scopes: ["api", "read_repository"], expiry: "2027-02-03"))
  }
}
