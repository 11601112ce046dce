/// What a constructor refuses is told, though the other one has nothing at all to say.
public struct Coordinates: Equatable {
    let latitude: Double
    let longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}
