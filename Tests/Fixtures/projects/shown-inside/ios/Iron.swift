// What one side never says is told once.
public final class Ring: Equatable {
    public let size: Int

    public let weight: Int

    public init(size: Int, weight: Int) {
        self.size = size
        self.weight = weight
    }

    public static func == (left: Ring, right: Ring) -> Bool {
    //~ missing-override-of-equality: Swift says when two `Ring` are equal, and Kotlin does not. So in 3 other places.
        left.size == right.size
    }
}

public final class Plate: Equatable {
    public let size: Int

    public let weight: Int

    public init(size: Int, weight: Int) {
        self.size = size
        self.weight = weight
    }

    public static func == (left: Plate, right: Plate) -> Bool {
        left.size == right.size
    }
}

public final class Screw: Equatable {
    public let size: Int

    public let weight: Int

    public init(size: Int, weight: Int) {
        self.size = size
        self.weight = weight
    }

    public static func == (left: Screw, right: Screw) -> Bool {
        left.size == right.size
    }
}

public final class Nail: Equatable {
    public let size: Int

    public let weight: Int

    public init(size: Int, weight: Int) {
        self.size = size
        self.weight = weight
    }

    public static func == (left: Nail, right: Nail) -> Bool {
        left.size == right.size
    }
}
