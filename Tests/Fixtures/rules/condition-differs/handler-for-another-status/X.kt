class Client {
    suspend fun run(): String {
        try {
            return fetch()
        } catch (e: Failure.Rejected) {
            if (e.status >= 401) throw e
            signOut()
            throw Failure.SignedOut
        }
    }
}
