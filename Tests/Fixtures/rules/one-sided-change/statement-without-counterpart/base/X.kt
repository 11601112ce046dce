class Link(val client: Client) {
    fun poll(ref: String): String {
        val answer = client.pending(ref)
        client.save(answer)
        return answer.uppercase()
    }
}
