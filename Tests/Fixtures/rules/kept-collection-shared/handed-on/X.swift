final class Publisher {
    private let sink: NSMutableArray
    private var names: [String]

    init(sink: NSMutableArray, names: [String]) {
        self.sink = sink
        self.names = names
    }

    func publish(name: String) { sink.add(name) }
    func count() -> Int { names.count }
}
