public struct Chunk: Equatable {
    public let bytes: [UInt8]
}

final class Socket {
    let buffer: [UInt8]
    init(buffer: [UInt8]) { self.buffer = buffer }
}
