final class Link {
    let client: Client
    init(client: Client) { self.client = client }
    func poll(ref: String) -> String {
        client.checkCancellation()
        let answer = client.pending(ref)
        client.save(answer)
        return answer.uppercased()
    }
}
