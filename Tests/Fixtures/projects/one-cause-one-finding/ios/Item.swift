/// What comes of it is told, and not that it is so.
struct Item {
    let id: String
    let title: String?
    let count: Int
}

extension Item: Equatable {
    static func == (lhs: Item, rhs: Item) -> Bool {
    //~         ^^ equality-scope-mismatch: `title` counts in Kotlin only
        return lhs.id == rhs.id
    }
}

public struct Address {
    public let name: String?
    public let street: String?
    public let city: String?
}

/// A class on both sides: here nothing comes of it but that.
public final class Street {
    public let name: String
    //~        ^^^^ mutability-differs: `name` can be set in Kotlin only

    public init(name: String) {
        self.name = name
    }
}
