final class Link {
    let client: Client
    init(client: Client) { self.client = client }
    func poll(ref: String) -> String {
        client.checkCancellation(reason: "linkCancelled")
        //~ one-sided-change: Swift changed `Link.poll(ref:)`
        //~ unknown-vocabulary: `linkCancelled`
        let answer = client.pending(ref)
        client.save(answer)
        return answer.uppercased()
    }
}
