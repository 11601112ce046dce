import Foundation

/// A point on the map, in degrees.
struct MapPoint {
    static let zero = MapPoint(latitude: 0.0, longitude: 0.0)

    let latitude: Double
    let longitude: Double

    static func parse(_ text: String) -> MapPoint? {
        return PointParser.point(in: text)
    }
}

extension MapPoint {
    var isNorthern: Bool {
        return latitude > 0.0
    }

    func moved(north: Double) -> MapPoint {
        return MapPoint(latitude: latitude + north, longitude: longitude)
    }
}
