import Foundation

enum PolylineError: Error {
    case truncated
    case invalidByte(Int)
}

struct PolylineCodec {

    let precision: Double

    init(precision: Double = 1e5) {
        self.precision = precision
    }

    func encode(_ points: [GeoPoint]) -> String {
        var output = ""
        var previousLat = 0
        var previousLng = 0
        for point in points {
            let lat = Int((point.latitude * precision + 0.5).rounded(.down))
            let lng = Int((point.longitude * precision + 0.5).rounded(.down))
            append(lat - previousLat, to: &output)
            append(lng - previousLng, to: &output)
            previousLat = lat
            previousLng = lng
        }
        return output
    }

    func decode(_ polyline: String) throws -> [GeoPoint] {
        let bytes = Array(polyline.utf8)
        var points: [GeoPoint] = []
        var index = 0
        var lat = 0
        var lng = 0
        while index < bytes.count {
            lat += try readDelta(bytes, &index)
            lng += try readDelta(bytes, &index)
            points.append(GeoPoint(latitude: Double(lat) / precision, longitude: Double(lng) / precision))
        }
        return points
    }

    private func append(_ delta: Int, to output: inout String) {
        var value = delta < 0 ? ~(delta << 1) : delta << 1
        while value >= 0x20 {
            output.unicodeScalars.append(Unicode.Scalar(UInt8((value & 0x1F) | 0x20) + 63))
            value >>= 5
        }
        output.unicodeScalars.append(Unicode.Scalar(UInt8(value) + 63))
    }

    private func readDelta(_ bytes: [UInt8], _ index: inout Int) throws -> Int {
        var result = 0
        var shift = 0
        while true {
            guard index < bytes.count else { throw PolylineError.truncated }
            let chunk = Int(bytes[index]) - 63
            guard (0..<64).contains(chunk), shift <= 30 else { throw PolylineError.invalidByte(index) }
            index += 1
            result |= (chunk & 0x1F) << shift
            shift += 5
            if chunk < 0x20 { break }
        }
        return result & 1 == 1 ? ~(result >> 1) : result >> 1
    }
}
