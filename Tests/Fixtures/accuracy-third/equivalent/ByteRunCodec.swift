import Foundation

/// Run length coding used by the bitmap sync protocol: pairs of (count, byte).
public enum ByteRunCodec {

    public enum DecodingFailure: Error, Equatable {
        case truncated
        case emptyRun(offset: Int)
    }

    private struct Run {
        let byte: UInt8
        var count: UInt8 = 1

        func accepts(_ other: UInt8) -> Bool {
            byte == other && count < .max
        }
    }

    public static func encode(_ data: Data) -> Data {
        let runs = data.reduce(into: [Run]()) { runs, byte in
            if let last = runs.last, last.accepts(byte) {
                runs[runs.endIndex - 1].count += 1
            } else {
                runs.append(Run(byte: byte))
            }
        }
        return Data(runs.flatMap { [$0.count, $0.byte] })
    }

    public static func decode(_ data: Data) throws -> Data {
        let bytes = [UInt8](data)
        guard bytes.count.isMultiple(of: 2) else { throw DecodingFailure.truncated }

        var output = Data()
        for offset in stride(from: 0, to: bytes.count, by: 2) {
            let count = Int(bytes[offset])
            guard count > 0 else { throw DecodingFailure.emptyRun(offset: offset) }
            output.append(contentsOf: repeatElement(bytes[offset + 1], count: count))
        }
        return output
    }
}
