final class Uploader {
    private var retries = 0

    func upload(client: Client, name: String) {
        let attempt = retries
        client.send(name) { [attempt, weak self] in
            self?.finished(attempt)
        }
    }

    func finished(_ attempt: Int) { print(attempt) }
}
