import Foundation

enum ReplayError: Error, Equatable {
    case truncated(at: Int)
}

enum ReplayEvent: Equatable {
    case move(x: Int, y: Int)
    case jump
    case fire(weapon: Int)
    case emote(index: Int)
    case unknown(opcode: UInt8)
}

struct ReplayFrame: Equatable {
    let tick: Int
    let events: [ReplayEvent]
}

/// Frame layout: tick (u16, big endian), event count (u8), then opcode, length, operands per event.
struct ReplayParser {
    func parse(_ data: Data) throws -> [ReplayFrame] {
        var cursor = Cursor(bytes: [UInt8](data))
        var frames: [ReplayFrame] = []
        while !cursor.isAtEnd {
            let high = try cursor.next()
            let low = try cursor.next()
            let count = try cursor.next()
            let events = try (0..<count).map { _ in try parseEvent(&cursor) }
            frames.append(ReplayFrame(tick: Int(high) << 8 | Int(low), events: events))
        }
        return frames
    }

    private func parseEvent(_ cursor: inout Cursor) throws -> ReplayEvent {
        let opcode = try cursor.next()
        let length = try cursor.next()
        let operands = try (0..<length).map { _ in try cursor.next() }

        switch (opcode, operands.count) {
        case (0x01, 2):
            return .move(x: Int(Int8(bitPattern: operands[0])), y: Int(Int8(bitPattern: operands[1])))
        case (0x02, 0):
            return .jump
        case (0x03, 1):
            return .fire(weapon: Int(operands[0]))
        case (0x05, 1):
            return .emote(index: Int(operands[0]))
        default:
            return .unknown(opcode: opcode)
        }
    }

    private struct Cursor {
        let bytes: [UInt8]
        var position = 0

        var isAtEnd: Bool { position >= bytes.count }

        mutating func next() throws -> UInt8 {
            guard !isAtEnd else { throw ReplayError.truncated(at: position) }
            defer { position += 1 }
            return bytes[position]
        }
    }
}
