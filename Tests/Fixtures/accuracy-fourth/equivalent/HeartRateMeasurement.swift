import Foundation

/// Value of the Heart Rate Measurement characteristic (0x2A37).
struct HeartRateMeasurement: Equatable {
    enum SensorContact {
        case unsupported, notDetected, detected
    }

    let beatsPerMinute: Int
    let contact: SensorContact
    let energyExpended: Int?
    let rrIntervalsMs: [Double]
}

enum HeartRateParseError: Error {
    case truncated
}

extension HeartRateMeasurement {
    init(from data: Data) throws {
        var reader = ByteReader(data)
        let flags = try reader.readUInt8()

        beatsPerMinute = try flags & 0x01 != 0 ? reader.readUInt16() : reader.readUInt8()

        switch (flags >> 1) & 0x03 {
        case 2: contact = .notDetected
        case 3: contact = .detected
        default: contact = .unsupported
        }

        energyExpended = try flags & 0x08 != 0 ? reader.readUInt16() : nil

        var intervals: [Double] = []
        if flags & 0x10 != 0 {
            while reader.remaining >= 2 {
                let ticks = try reader.readUInt16()
                intervals.append(Double(ticks) * 1000 / 1024)
            }
        }
        rrIntervalsMs = intervals
    }
}

private struct ByteReader {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ data: Data) {
        bytes = Array(data)
    }

    var remaining: Int { bytes.count - offset }

    mutating func readUInt8() throws -> Int {
        guard remaining >= 1 else { throw HeartRateParseError.truncated }
        defer { offset += 1 }
        return Int(bytes[offset])
    }

    mutating func readUInt16() throws -> Int {
        guard remaining >= 2 else { throw HeartRateParseError.truncated }
        defer { offset += 2 }
        return Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
    }
}
