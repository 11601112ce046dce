import Foundation

struct Coordinate {
    let latitude: Double
    let longitude: Double
}

struct GeoBox {
    var south = -90.0
    var north = 90.0
    var west = -180.0
    var east = 180.0

    var center: Coordinate {
        Coordinate(latitude: (south + north) / 2, longitude: (west + east) / 2)
    }

    func contains(_ point: Coordinate) -> Bool {
        point.latitude >= south && point.latitude <= north
            && point.longitude >= west && point.longitude <= east
    }

    /// Keeps the eastern or western half.
    fileprivate mutating func halveLongitude(upper: Bool) {
        let middle = center.longitude
        if upper { west = middle } else { east = middle }
    }

    /// Keeps the northern or southern half.
    fileprivate mutating func halveLatitude(upper: Bool) {
        let middle = center.latitude
        if upper { south = middle } else { north = middle }
    }
}

enum Geohash {
    private static let alphabet = Array("0123456789bcdefghjkmnpqrstuvwxyz".unicodeScalars)

    static func encode(_ point: Coordinate, precision: Int = 9) -> String {
        precondition((1...12).contains(precision), "precision must be between 1 and 12")

        var box = GeoBox()
        var hash = String.UnicodeScalarView()
        var onLongitude = true

        for _ in 0..<precision {
            var index = 0
            for _ in 0..<5 {
                let middle = box.center
                let upper: Bool
                if onLongitude {
                    upper = point.longitude >= middle.longitude
                    box.halveLongitude(upper: upper)
                } else {
                    upper = point.latitude >= middle.latitude
                    box.halveLatitude(upper: upper)
                }
                index = index << 1 | (upper ? 1 : 0)
                onLongitude.toggle()
            }
            hash.append(alphabet[index])
        }
        return String(hash)
    }

    /// The area a hash stands for, `nil` if it is empty or holds other characters.
    static func decode(_ hash: String) -> GeoBox? {
        guard !hash.isEmpty else { return nil }

        var box = GeoBox()
        var onLongitude = true
        for scalar in hash.unicodeScalars {
            guard let index = alphabet.firstIndex(of: scalar) else { return nil }
            for shift in (0..<5).reversed() {
                let upper = index >> shift & 1 == 1
                if onLongitude {
                    box.halveLongitude(upper: upper)
                } else {
                    box.halveLatitude(upper: upper)
                }
                onLongitude.toggle()
            }
        }
        return box
    }
}
