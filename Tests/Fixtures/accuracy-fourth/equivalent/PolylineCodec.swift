import Foundation

enum PolylineError: Error, Equatable {
    case invalidCharacter(offset: Int)
    case overlongValue(offset: Int)
    case truncated
}

/// Coordinate scaled by 10^5.
struct E5Point: Hashable {
    let latitude: Int32
    let longitude: Int32
}

enum PolylineCodec {

    static func encode(_ points: [E5Point]) -> String {
        var bytes: [UInt8] = []
        var previous = E5Point(latitude: 0, longitude: 0)
        for point in points {
            write(point.latitude &- previous.latitude, to: &bytes)
            write(point.longitude &- previous.longitude, to: &bytes)
            previous = point
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func decode(_ encoded: String) throws -> [E5Point] {
        let bytes = Array(encoded.utf8)
        var points: [E5Point] = []
        var cursor = 0
        var latitude: Int32 = 0
        var longitude: Int32 = 0

        while cursor < bytes.count {
            latitude &+= try readDelta(from: bytes, at: &cursor)
            longitude &+= try readDelta(from: bytes, at: &cursor)
            points.append(E5Point(latitude: latitude, longitude: longitude))
        }
        return points
    }

    private static func write(_ delta: Int32, to bytes: inout [UInt8]) {
        var rest = UInt32(bitPattern: (delta << 1) ^ (delta >> 31))
        while rest >= 0x20 {
            bytes.append(UInt8((rest & 0x1F) | 0x20) + 63)
            rest >>= 5
        }
        bytes.append(UInt8(rest) + 63)
    }

    private static func readDelta(from bytes: [UInt8], at cursor: inout Int) throws -> Int32 {
        var result: UInt32 = 0
        var shift: UInt32 = 0

        while cursor < bytes.count {
            let chunk = Int(bytes[cursor]) - 63
            guard 0..<64 ~= chunk else { throw PolylineError.invalidCharacter(offset: cursor) }
            guard shift <= 30 else { throw PolylineError.overlongValue(offset: cursor) }

            result |= UInt32(chunk & 0x1F) << shift
            cursor += 1
            if chunk < 0x20 {
                return Int32(bitPattern: result >> 1) ^ -Int32(bitPattern: result & 1)
            }
            shift += 5
        }
        throw PolylineError.truncated
    }
}
