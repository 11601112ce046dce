final class Queue {
    var tracks: [Track] = []

    func load(_ loaded: [Track]) {
        tracks = loaded
        position = 0
    }
}
