public class Spot {
    public let point: Int

    public init(point: Int) {
        self.point = point
    }
}

extension Spot: Equatable {}

public func == (left: Spot, right: Spot) -> Bool {
    return left.point == right.point
}

public class Stain {
    public let point: Int

    public init(point: Int) {
        self.point = point
    }
}

struct Tab {
    let id: String
    let title: String?
}

extension Tab: Equatable {
    static func == (left: Tab, right: Tab) -> Bool {
        return left.id == right.id
    }
}
