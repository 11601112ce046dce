import Foundation

struct GeoCell: Equatable {
    let minLatitude: Double
    let maxLatitude: Double
    let minLongitude: Double
    let maxLongitude: Double

    var center: GeoPoint {
        GeoPoint(
            latitude: (minLatitude + maxLatitude) / 2,
            longitude: (minLongitude + maxLongitude) / 2
        )
    }
}

enum Geohash {

    private static let alphabet = Array("0123456789bcdefghjkmnpqrstuvwxyz")

    static func encode(_ point: GeoPoint, length: Int = 7) -> String {
        var latitudes = (low: -90.0, high: 90.0)
        var longitudes = (low: -180.0, high: 180.0)
        var result = ""
        var evenBit = true
        while result.count < length {
            var index = 0
            for _ in 0..<5 {
                let bit: Int
                if evenBit {
                    bit = halve(&longitudes, around: point.longitude)
                } else {
                    bit = halve(&latitudes, around: point.latitude)
                }
                index = index << 1 | bit
                evenBit.toggle()
            }
            result.append(alphabet[index])
        }
        return result
    }

    static func decode(_ hash: String) -> GeoCell? {
        guard !hash.isEmpty else { return nil }
        var latitudes = (low: -90.0, high: 90.0)
        var longitudes = (low: -180.0, high: 180.0)
        var evenBit = true
        for character in hash.lowercased() {
            guard let index = alphabet.firstIndex(of: character) else { return nil }
            for shift in (0..<5).reversed() {
                let upper = (index >> shift) & 1 == 1
                if evenBit {
                    narrow(&longitudes, upper: upper)
                } else {
                    narrow(&latitudes, upper: upper)
                }
                evenBit.toggle()
            }
        }
        return GeoCell(
            minLatitude: latitudes.low,
            maxLatitude: latitudes.high,
            minLongitude: longitudes.low,
            maxLongitude: longitudes.high
        )
    }

    private static func halve(_ range: inout (low: Double, high: Double), around value: Double) -> Int {
        let upper = value >= (range.low + range.high) / 2
        narrow(&range, upper: upper)
        return upper ? 1 : 0
    }

    private static func narrow(_ range: inout (low: Double, high: Double), upper: Bool) {
        let middle = (range.low + range.high) / 2
        if upper {
            range.low = middle
        } else {
            range.high = middle
        }
    }
}
