class Pager {
    private var page = 0

    fun loadNext(client: Client) {
        var token = client.token
        client.load(page) {
            this.finished(token)
            //~           ^^^^^ capture-by-value: the value of `token`
        }
        token = client.nextToken
        remember(token)
    }

    private fun finished(token: String) { println(token) }
    private fun remember(token: String) { println(token) }
}
