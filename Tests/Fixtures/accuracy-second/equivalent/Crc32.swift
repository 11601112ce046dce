import Foundation

/// CRC-32 (IEEE 802.3), as used by the firmware transfer protocol.
struct Crc32 {

    private static let polynomial: UInt32 = 0xEDB8_8320

    private static let table: [UInt32] = (0..<256).map { index in
        var value = UInt32(index)
        for _ in 0..<8 {
            value = value & 1 == 1 ? (value >> 1) ^ polynomial : value >> 1
        }
        return value
    }

    private init() {}

    static func checksum(of data: Data) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in data {
            let index = Int((crc ^ UInt32(byte)) & 0xFF)
            crc = (crc >> 8) ^ table[index]
        }
        return ~crc
    }

    static func hexChecksum(of data: Data) -> String {
        String(format: "%08x", checksum(of: data))
    }

    /// Frame layout: payload followed by the checksum, little endian.
    static func frame(_ payload: Data) -> Data {
        var result = payload
        let crc = checksum(of: payload)
        for shift in stride(from: 0, to: 32, by: 8) {
            result.append(UInt8((crc >> UInt32(shift)) & 0xFF))
        }
        return result
    }

    static func unframe(_ frame: Data) -> Data? {
        guard frame.count >= 4 else { return nil }
        let payload = Data(frame.prefix(frame.count - 4))
        let expected = frame.suffix(4).reversed().reduce(UInt32(0)) { ($0 << 8) | UInt32($1) }
        return checksum(of: payload) == expected ? payload : nil
    }
}
