import Foundation

enum ExpressionError: Error {
    case syntax
    case divisionByZero
}

/// Arithmetic typed into the amount field, such as "3 * (4.50 + 2)".
indirect enum Expression {
    case number(Double)
    case negated(Expression)
    case binary(Unicode.Scalar, Expression, Expression)

    static func parse(_ text: String) throws -> Expression {
        var parser = Parser(rest: Array(text.unicodeScalars)[...])
        let expression = try parser.sum()
        guard parser.isAtEnd() else { throw ExpressionError.syntax }
        return expression
    }

    func evaluate() throws -> Double {
        switch self {
        case .number(let value):
            return value
        case .negated(let inner):
            return -(try inner.evaluate())
        case .binary(let symbol, let lhs, let rhs):
            let left = try lhs.evaluate()
            let right = try rhs.evaluate()
            switch symbol {
            case "+": return left + right
            case "-": return left - right
            case "*": return left * right
            case _ where right == 0: throw ExpressionError.divisionByZero
            default: return left / right
            }
        }
    }
}

private struct Parser {
    var rest: ArraySlice<Unicode.Scalar>

    mutating func isAtEnd() -> Bool {
        rest = rest.drop { $0 == " " }
        return rest.isEmpty
    }

    mutating func sum() throws -> Expression {
        var result = try product()
        while let symbol = accept("+", "-") { result = .binary(symbol, result, try product()) }
        return result
    }

    private mutating func product() throws -> Expression {
        var result = try unary()
        while let symbol = accept("*", "/") { result = .binary(symbol, result, try unary()) }
        return result
    }

    private mutating func unary() throws -> Expression {
        if accept("-") != nil { return .negated(try unary()) }
        guard accept("(") != nil else { return .number(try number()) }
        let inner = try sum()
        guard accept(")") != nil else { throw ExpressionError.syntax }
        return inner
    }

    private mutating func number() throws -> Double {
        var literal = digits()
        guard !literal.isEmpty else { throw ExpressionError.syntax }
        if rest.first == ".", let next = rest.dropFirst().first, ("0"..."9").contains(next) {
            rest.removeFirst()
            literal += "." + digits()
        }
        return Double(literal)!
    }

    private mutating func digits() -> String {
        let found = rest.prefix { ("0"..."9").contains($0) }
        rest.removeFirst(found.count)
        return String(String.UnicodeScalarView(found))
    }

    private mutating func accept(_ symbols: Unicode.Scalar...) -> Unicode.Scalar? {
        guard !isAtEnd(), symbols.contains(rest[rest.startIndex]) else { return nil }
        return rest.removeFirst()
    }
}
