import Foundation

struct EnvironmentReading: Equatable {
    let batteryPercent: Int
    let temperature: Double
    let humidity: Double
    let counter: Int

    enum DecodeError: Error, Equatable {
        case wrongLength(Int)
        case invalidHumidity(Double)
    }

    static let payloadLength = 9
}

extension EnvironmentReading {
    /// Layout: battery (u8), temperature (i16), humidity (u16), counter (u32), little endian.
    init(payload: Data) throws {
        let bytes = [UInt8](payload)
        guard bytes.count == Self.payloadLength else {
            throw DecodeError.wrongLength(bytes.count)
        }

        batteryPercent = min(100, Int(bytes[0]))
        temperature = Double(Int16(bitPattern: UInt16(bytes[2]) << 8 | UInt16(bytes[1]))) / 100
        humidity = Double(bytes.littleEndian(at: 3, count: 2)) / 100
        counter = bytes.littleEndian(at: 5, count: 4)

        guard humidity <= 100 else {
            throw DecodeError.invalidHumidity(humidity)
        }
    }

    var isFreezing: Bool { temperature <= 0 }
}

private extension Array where Element == UInt8 {
    func littleEndian(at offset: Int, count: Int) -> Int {
        self[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
