public final class CodeClient: CodeRoute {
    private let prefix = "code"

    public func signIn(loginId: String, options: String) async throws -> String { prefix + loginId }

    public func verify(loginId: String, code: String) async throws { try await check(loginId, code, strict: true) }

    // The protocol says nothing of this one.
    public func resend(loginId: String, reason: String) async throws {}
    //~                                 ^^^^^^^^^^^^^^ missing-parameter: `reason` has no counterpart in Kotlin

    public func cancel(loginId: String) async throws { try await check(loginId, prefix, strict: true) }

    // Nobody but this class calls it, here and there.
    private func check(_ loginId: String, _ code: String, strict: Bool) async throws {
        if loginId.isEmpty { throw CancellationError() }
    }
}
