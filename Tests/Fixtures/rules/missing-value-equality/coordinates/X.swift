public struct Coordinates {
    public let latitude: Double
    public let longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

extension Coordinates: Hashable {}

enum Loading: Equatable {
    case idle
    case failed(reason: String)
}
