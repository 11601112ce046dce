public final class Wipe {
    public let names: Bool
    public let notes: Bool

    public init(names: Bool = true, notes: Bool = true) {
        self.names = names
        self.notes = notes
    }
}

enum WipeKeys {
    static let names = "X-Names"
}

public struct Visit {
    public var guest: String?
    //~ nullability-differs
}

final class Sender {
    func send(_ visit: Visit) { post(visit.guest ?? "", WipeKeys.names) }
}

final class Shelf {
    func isShown(_ book: Book) -> Bool {
        switch book.mode {
        case .always: return true
        case .once: return !seen.contains(book.id)
        default: return false
        }
    }
}
