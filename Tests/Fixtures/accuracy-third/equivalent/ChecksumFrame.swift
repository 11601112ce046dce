import Foundation

enum FrameError: Error, Equatable {
    case tooShort
    case lengthMismatch(expected: Int, actual: Int)
    case badChecksum
}

/// Wire format of the sensor link: big endian 16 bit length, payload, big endian CRC-32 of the payload.
struct ChecksumFrame: Equatable {
    static let overhead = 6
    static let maxPayload = Int(UInt16.max)

    let payload: Data

    init?(payload: Data) {
        guard payload.count <= Self.maxPayload else { return nil }
        self.payload = payload
    }

    init(decoding bytes: Data) throws {
        guard bytes.count >= Self.overhead else { throw FrameError.tooShort }

        let expected = Int(bytes.prefix(2).bigEndianValue)
        let actual = bytes.count - Self.overhead
        guard expected == actual else {
            throw FrameError.lengthMismatch(expected: expected, actual: actual)
        }

        let payload = Data(bytes.dropFirst(2).dropLast(4))
        guard bytes.suffix(4).bigEndianValue == CRC32.checksum(of: payload) else {
            throw FrameError.badChecksum
        }
        self.payload = payload
    }

    var encoded: Data {
        var data = Data(capacity: payload.count + Self.overhead)
        withUnsafeBytes(of: UInt16(payload.count).bigEndian) { data.append(contentsOf: $0) }
        data.append(payload)
        withUnsafeBytes(of: CRC32.checksum(of: payload).bigEndian) { data.append(contentsOf: $0) }
        return data
    }
}

private enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in
            value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
        }
    }

    static func checksum(of data: Data) -> UInt32 {
        ~data.reduce(UInt32.max) { crc, byte in
            table[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8)
        }
    }
}

private extension Data {
    var bigEndianValue: UInt32 {
        reduce(0) { $0 << 8 | UInt32($1) }
    }
}
