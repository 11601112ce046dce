class Uploader {
    private var retries = 0

    fun upload(client: Client, name: String) {
        val attempt = retries
        client.send(name) {
            this.finished(attempt)
        }
    }

    fun finished(attempt: Int) { println(attempt) }
}
