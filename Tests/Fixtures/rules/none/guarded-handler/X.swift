struct Client {
    func run() async throws -> String {
        do {
            return try await fetch()
        } catch Failure.rejected(let status) where status == 401 {
            signOut()
            throw Failure.signedOut
        }
    }
}
