final class Pager {
    private var page = 0

    func loadNext(client: Client) {
        var token = client.token
        client.load(page) { [token] in
            self.finished(token)
        }
        token = client.nextToken
        remember(token)
    }

    private func finished(_ token: String) { print(token) }
    private func remember(_ token: String) { print(token) }
}
