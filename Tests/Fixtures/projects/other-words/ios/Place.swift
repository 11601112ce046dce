public struct Place {
    public let name: String?
    public let town: String?
    public let point: Point?

    public init(name: String? = nil, town: String? = nil, point: Point? = nil) {
        self.name = name
        self.town = town
        self.point = point
    }
}

extension Place {
    public init(_ mark: CLPlacemark, point: Point?) {
        self.name = mark.name
        self.town = mark.locality
        self.point = point
    }
}

public struct Point {
    public let x: Int
}
