final class Code {
    private let client: Client

    init(client: Client) { self.client = client }

    func signIn(loginId: String, options: [SignInOption]) async throws -> String {
        let (refreshJwt, loginOptions) = try convert(options)
        return try await client.startCode(loginId: loginId, refreshJwt: refreshJwt, options: loginOptions)
    }

    func again(loginId: String, options: [SignInOption]) async throws -> String {
        let (refreshJwt, _) = try convert(options)
        if options.isEmpty { log("again", refreshJwt) }
        //~                  ^^^^^^^^^^^^^^^^^^^^^^^^ call-differs: `log("again")` in Kotlin
        return try await client.resendCode(loginId: loginId, refreshJwt: refreshJwt)
    }

    private func log(_ what: String, _ token: String? = nil) {}

    private func convert(_ options: [SignInOption]) throws -> (String?, LoginOptions?) { (nil, nil) }
}
