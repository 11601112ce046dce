final class Queue {
    var songs: [String] = [] {
        didSet { render() }
    }
    var titles: [String] = [] {
        didSet { render() }
    }

    func drop(at index: Int) {
        songs.remove(at: index)
        titles.remove(at: index)
    }

    func render() {
        print(songs.count)
    }
}
