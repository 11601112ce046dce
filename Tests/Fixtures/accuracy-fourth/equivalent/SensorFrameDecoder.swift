import Foundation

enum SensorMessage: Equatable {
    case heartRate(bpm: Int)
    case cadence(rpm: Int, torque: Int)
    case battery(percent: Int)
    case unknown(type: UInt8, payload: [UInt8])
}

final class SensorFrameDecoder {
    private static let startByte: UInt8 = 0x7E
    private static let overhead = 4

    private(set) var droppedFrames = 0
    private var buffer: [UInt8] = []

    func append(_ data: Data) -> [SensorMessage] {
        buffer.append(contentsOf: data)
        var messages: [SensorMessage] = []
        while let message = nextMessage() {
            messages.append(message)
        }
        return messages
    }

    func reset() {
        buffer.removeAll()
        droppedFrames = 0
    }

    private func nextMessage() -> SensorMessage? {
        while let start = buffer.firstIndex(of: Self.startByte) {
            buffer.removeFirst(start)
            guard buffer.count >= 2 else { return nil }

            let total = Int(buffer[1]) + Self.overhead
            guard buffer.count >= total else { return nil }

            let body = buffer[1..<(total - 1)]
            guard body.reduce(0, ^) == buffer[total - 1] else {
                droppedFrames += 1
                buffer.removeFirst()
                continue
            }
            let message = Self.parse(type: buffer[2], payload: Array(body.dropFirst(2)))
            buffer.removeFirst(total)
            return message
        }
        buffer.removeAll(keepingCapacity: true)
        return nil
    }

    private static func parse(type: UInt8, payload: [UInt8]) -> SensorMessage {
        switch (type, payload.count) {
        case (0x01, 1):
            return .heartRate(bpm: Int(payload[0]))
        case (0x02, 4):
            return .cadence(rpm: Int(word(payload, at: 0)),
                            torque: Int(Int16(bitPattern: word(payload, at: 2))))
        case (0x03, 1):
            return .battery(percent: min(100, Int(payload[0])))
        default:
            return .unknown(type: type, payload: payload)
        }
    }

    private static func word(_ bytes: [UInt8], at offset: Int) -> UInt16 {
        UInt16(bytes[offset]) | UInt16(bytes[offset + 1]) << 8
    }
}
