import Foundation

enum ExpressionToken: Equatable {
    case number(Double)
    case identifier(String)
    case plus, minus, star, slash
    case leftParen, rightParen
    case comma
}

struct TokenizerError: Error, Equatable {
    let position: Int
    let reason: Reason

    enum Reason {
        case unexpectedCharacter
        case malformedNumber
    }
}

struct ExpressionTokenizer {

    private let scalars: [Unicode.Scalar]
    private var position = 0

    private init(_ source: String) {
        scalars = Array(source.unicodeScalars)
    }

    static func tokenize(_ source: String) throws -> [ExpressionToken] {
        var tokenizer = ExpressionTokenizer(source)
        var tokens: [ExpressionToken] = []
        while let token = try tokenizer.next() {
            tokens.append(token)
        }
        return tokens
    }

    private mutating func next() throws -> ExpressionToken? {
        while let scalar = current, scalar == " " || scalar == "\t" || scalar == "\n" {
            position += 1
        }
        guard let scalar = current else { return nil }
        switch scalar {
        case "0"..."9", ".":
            return try number()
        case "a"..."z", "A"..."Z", "_":
            return identifier()
        case "+": return single(.plus)
        case "-": return single(.minus)
        case "*": return single(.star)
        case "/": return single(.slash)
        case "(": return single(.leftParen)
        case ")": return single(.rightParen)
        case ",": return single(.comma)
        default:
            throw TokenizerError(position: position, reason: .unexpectedCharacter)
        }
    }

    private var current: Unicode.Scalar? {
        position < scalars.count ? scalars[position] : nil
    }

    private mutating func single(_ token: ExpressionToken) -> ExpressionToken {
        position += 1
        return token
    }

    private mutating func number() throws -> ExpressionToken {
        let start = position
        let text = take { ("0"..."9").contains($0) || $0 == "." }
        let dots = text.filter { $0 == "." }.count
        guard dots <= 1, text != ".", let value = Double(dots == 1 ? "0" + text + "0" : text) else {
            throw TokenizerError(position: start, reason: .malformedNumber)
        }
        return .number(value)
    }

    private mutating func identifier() -> ExpressionToken {
        .identifier(take { scalar in
            ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
                || ("0"..."9").contains(scalar) || scalar == "_"
        })
    }

    private mutating func take(while predicate: (Unicode.Scalar) -> Bool) -> String {
        var text = String.UnicodeScalarView()
        while let scalar = current, predicate(scalar) {
            text.append(scalar)
            position += 1
        }
        return String(text)
    }
}
