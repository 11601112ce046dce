struct Client {
    func run() async throws -> String {
        do {
            return try await fetch()
        } catch Failure.rejected(let status) where status == 401 {
        //~ condition-differs
            signOut()
            throw Failure.signedOut
        }
    }
}
