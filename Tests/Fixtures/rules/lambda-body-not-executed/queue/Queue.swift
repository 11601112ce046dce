final class Queue {
    private var tracks: [String] = []
    private var position = 0

    let limit: Int = {
        probe()
        return 12
    }()

    func clear() {
        tracks.removeAll()
        position = 0
    }
}
