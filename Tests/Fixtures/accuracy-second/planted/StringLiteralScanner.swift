import Foundation

enum LiteralError: Error, Equatable {
    case unterminated
    case invalidEscape(position: Int)
}

/// Scans double-quoted literals of the automation script format.
struct StringLiteralScanner {

    private let scalars: [Unicode.Scalar]
    private(set) var position: Int

    init(_ source: String, position: Int = 0) {
        scalars = Array(source.unicodeScalars)
        self.position = position
    }

    /// Reads a literal at the current position; nil when there is none.
    mutating func scan() throws -> String? {
        guard position < scalars.count, scalars[position] == "\"" else { return nil }
        position += 1
        var value = String.UnicodeScalarView()
        while position < scalars.count {
            let scalar = scalars[position]
            position += 1
            switch scalar {
            case "\"":
                return String(value)
            case "\\":
                value.append(try escape())
            case "\n":
                throw LiteralError.unterminated
            default:
                value.append(scalar)
            }
        }
        throw LiteralError.unterminated
    }

    private mutating func escape() throws -> Unicode.Scalar {
        guard position < scalars.count else { throw LiteralError.unterminated }
        let scalar = scalars[position]
        position += 1
        switch scalar {
        case "n": return "\n"
        case "t": return "\t"
        case "\"", "\\": return scalar
        default: throw LiteralError.invalidEscape(position: position - 1)
        }
    }
}
