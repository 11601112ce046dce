final class Service {
    private var isReady = false

    func upload(photo: Photo) {
        Task {
            let url = try await send(photo)
            show(url)
        }
    }

    func start() {
        isReady = true
    }
}
