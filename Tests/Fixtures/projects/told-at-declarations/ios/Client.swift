final class Client {
    func startCode(loginId: String, refreshJwt: String?, options: LoginOptions?) async throws -> String {
    //~                             ^^^^^^^^^^^^^^^^^^^ missing-parameter: `refreshJwt` has no counterpart in Kotlin, in `startCode`, `resendCode` and 3 more
    //~                                                  ^^^^^^^^^^^^^^^^^^^^^^ parameter-type-differs: `LoginOptions?` in Swift and `List<SignInOption>?` in Kotlin
        try await post("code/start", body: ["id": loginId, "token": refreshJwt])
    }

    func resendCode(loginId: String, refreshJwt: String?) async throws -> String {
        try await post("code/resend", body: ["id": loginId])
    }

    func startLink(loginId: String, refreshJwt: String?) async throws -> String {
        try await post("link/start", body: ["id": loginId])
    }

    func startTotp(loginId: String, refreshJwt: String?) async throws -> String {
        try await post("totp/start", body: ["id": loginId, "mode": "app"])
        //~                                                        ^^^^^ literal-differs: `"app"` in Swift is `"key"` in Kotlin
    }

    func startPassword(loginId: String, refreshJwt: String?) async throws -> String {
        try await post("password/start", body: ["id": loginId])
    }

    private func post(_ path: String, body: [String: String?]) async throws -> String { path }
}
