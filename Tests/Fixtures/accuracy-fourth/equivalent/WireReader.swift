import Foundation

public enum WireError: Error, Equatable {
    case truncated
    case malformedVarint
    case invalidFieldNumber
    case unsupportedWireType(Int)
}

public enum WireType: Int {
    case varint = 0
    case fixed64 = 1
    case lengthDelimited = 2
    case fixed32 = 5
}

/// Pull reader for the protobuf wire format.
public final class WireReader {
    private let bytes: [UInt8]
    private var position = 0

    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    public var isAtEnd: Bool { position == bytes.count }

    public func readTag() throws -> (field: Int, type: WireType) {
        let key = try readVarint()
        let field = key >> 3
        guard (1...0x1FFF_FFFF).contains(field) else { throw WireError.invalidFieldNumber }
        let rawType = Int(key & 7)
        guard let type = WireType(rawValue: rawType) else { throw WireError.unsupportedWireType(rawType) }
        return (Int(field), type)
    }

    public func readVarint() throws -> UInt64 {
        var value: UInt64 = 0
        for shift in stride(from: 0, to: 70, by: 7) {
            let byte = try take(1)[0]
            if shift == 63 && byte > 1 { break }
            value |= UInt64(byte & 0x7F) << UInt64(shift)
            if byte & 0x80 == 0 { return value }
        }
        throw WireError.malformedVarint
    }

    public func readSigned() throws -> Int64 {
        let raw = try readVarint()
        return Int64(bitPattern: raw >> 1) ^ -Int64(bitPattern: raw & 1)
    }

    public func readFixed32() throws -> UInt32 {
        try take(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    public func readBytes() throws -> [UInt8] {
        let length = try readVarint()
        guard length <= UInt64(bytes.count - position) else { throw WireError.truncated }
        return try take(Int(length))
    }

    public func skip(_ type: WireType) throws {
        switch type {
        case .varint: _ = try readVarint()
        case .fixed64: _ = try take(8)
        case .lengthDelimited: _ = try readBytes()
        case .fixed32: _ = try take(4)
        }
    }

    private func take(_ count: Int) throws -> [UInt8] {
        guard bytes.count - position >= count else { throw WireError.truncated }
        defer { position += count }
        return Array(bytes[position..<(position + count)])
    }
}
