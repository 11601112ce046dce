/// One of five types is for others: the package says that it is a library.
public final class Player {
    private let queue: Queue

    public init() { queue = Queue() }

    public func play(title: String) -> String? {
    //~                                ^^^^^^^ nullability-differs
        queue.add(title)
        return title
    }
}

final class Queue {
    private var titles: [String] = []

    func add(_ title: String) { titles.append(title) }

    func next(after title: String) -> String? {
        lookup(title)
    }

    func size(of title: String) -> Int { titles.count }
}

struct Mark { let second: Int }

struct Chapter { let title: String }

struct Cover { let address: String }
