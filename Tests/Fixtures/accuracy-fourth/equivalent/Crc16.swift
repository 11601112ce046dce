import Foundation

/// CRC-16/CCITT-FALSE as used by the treadmill firmware.
public enum Crc16 {
    private static let polynomial: UInt16 = 0x1021

    private static let table: [UInt16] = (0..<256).map { index in
        (0..<8).reduce(UInt16(index) << 8) { crc, _ in
            crc & 0x8000 != 0 ? (crc << 1) ^ polynomial : crc << 1
        }
    }

    public static func checksum<Bytes: Sequence>(_ bytes: Bytes, seed: UInt16 = 0xFFFF) -> UInt16
    where Bytes.Element == UInt8 {
        bytes.reduce(seed) { crc, byte in
            let index = Int(UInt8(crc >> 8) ^ byte)
            return (crc << 8) ^ table[index]
        }
    }

    /// Appends the checksum, most significant byte first.
    public static func seal(_ payload: Data) -> Data {
        let crc = checksum(payload)
        return payload + [UInt8(crc >> 8), UInt8(crc & 0xFF)]
    }

    /// Returns the payload if the trailing checksum matches.
    public static func open(_ frame: Data) -> Data? {
        guard frame.count >= 2 else { return nil }
        let payload = frame.dropLast(2)
        let expected = frame.suffix(2).reduce(UInt16(0)) { $0 << 8 | UInt16($1) }
        return checksum(payload) == expected ? Data(payload) : nil
    }

    public static func hexString(_ crc: UInt16) -> String {
        let digits = String(crc, radix: 16, uppercase: true)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
