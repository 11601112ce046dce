import Foundation

struct Coordinate: Equatable {
    let latitude: Double
    let longitude: Double
}

struct BoundingBox: Equatable {
    let south: Double
    let west: Double
    let north: Double
    let east: Double
}

struct PolylineDecoder {
    enum Failure: Error, Equatable {
        case illegalCharacter(offset: Int)
        case truncated
        case valueTooLong(offset: Int)
    }

    static let scale = 1e5

    func decode(_ encoded: String) throws -> [Coordinate] {
        let units = Array(encoded.utf16)
        var cursor = 0
        var latitude = 0
        var longitude = 0
        var path: [Coordinate] = []

        while cursor < units.count {
            latitude += try nextDelta(units, &cursor)
            longitude += try nextDelta(units, &cursor)
            path.append(Coordinate(
                latitude: Double(latitude) / Self.scale,
                longitude: Double(longitude) / Self.scale
            ))
        }
        return path
    }

    func bounds(of path: [Coordinate]) -> BoundingBox? {
        guard let first = path.first else { return nil }
        var (south, north) = (first.latitude, first.latitude)
        var (west, east) = (first.longitude, first.longitude)
        for point in path.dropFirst() {
            south = min(south, point.latitude)
            north = max(north, point.latitude)
            west = min(west, point.longitude)
            east = max(east, point.longitude)
        }
        return BoundingBox(south: south, west: west, north: north, east: east)
    }

    private func nextDelta(_ units: [UInt16], _ cursor: inout Int) throws -> Int {
        var value = 0
        var shift = 0
        while true {
            guard cursor < units.count else { throw Failure.truncated }
            let chunk = Int(units[cursor]) - 63
            guard (0...63).contains(chunk) else { throw Failure.illegalCharacter(offset: cursor) }
            guard shift <= 30 else { throw Failure.valueTooLong(offset: cursor) }

            value |= (chunk & 0x1F) << shift
            shift += 5
            cursor += 1
            if chunk < 0x20 { break }
        }
        return value & 1 == 1 ? ~(value >> 1) : value >> 1
    }
}
