final class Code {
    private let client: Client

    init(client: Client) { self.client = client }

    func signIn(loginId: String, options: [SignInOption]) async throws -> String {
        let (refreshJwt, loginOptions) = try convert(options)
        return try await client.startCode(loginId: loginId, refreshJwt: refreshJwt, options: loginOptions)
    }

    private func convert(_ options: [SignInOption]) throws -> (String?, LoginOptions?) { (nil, nil) }
}
