import Foundation

enum PacketError: Error, Equatable {
    case empty
    case truncated(expected: Int, actual: Int)
}

/// Heart Rate Measurement characteristic (0x2A37).
struct HeartRateMeasurement: Equatable {
    enum Contact {
        case unsupported, notDetected, detected
    }

    let beatsPerMinute: Int
    let contact: Contact
    let energyExpended: Int?
    /// Milliseconds between successive beats.
    let rrIntervals: [Double]

    init(packet: Data) throws {
        let bytes = [UInt8](packet)
        guard let flags = bytes.first else { throw PacketError.empty }
        var offset = 1

        func require(_ size: Int) throws {
            guard offset + size <= bytes.count else {
                throw PacketError.truncated(expected: offset + size, actual: bytes.count)
            }
        }

        func readUInt8() throws -> Int {
            try require(1)
            defer { offset += 1 }
            return Int(bytes[offset])
        }

        func readUInt16() throws -> Int {
            try require(2)
            defer { offset += 2 }
            return Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
        }

        beatsPerMinute = try flags & 0x01 == 0 ? readUInt8() : readUInt16()

        switch (flags >> 1) & 0b11 {
        case 0b10: contact = .notDetected
        case 0b11: contact = .detected
        default: contact = .unsupported
        }

        energyExpended = try flags & 0x08 == 0 ? nil : readUInt16()

        var intervals: [Double] = []
        if flags & 0x10 != 0 {
            while bytes.count - offset >= 2 {
                let raw = try readUInt16()
                intervals.append(Double(raw) * 1000 / 1024)
            }
        }
        rrIntervals = intervals
    }
}
