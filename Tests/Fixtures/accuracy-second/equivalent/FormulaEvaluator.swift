import Foundation

enum FormulaError: Error, Equatable {
    case unexpectedEnd
    case unexpectedToken
    case unknownVariable(String)
    case divisionByZero
}

/// Evaluates `term (("+" | "-") term)*` over the tokens of `ExpressionTokenizer`.
final class FormulaEvaluator {

    private let variables: [String: Double]
    private var tokens: [ExpressionToken] = []
    private var index = 0

    init(variables: [String: Double] = [:]) {
        self.variables = variables
    }

    func evaluate(_ source: String) throws -> Double {
        tokens = try ExpressionTokenizer.tokenize(source)
        index = 0
        let value = try expression()
        guard index == tokens.count else { throw FormulaError.unexpectedToken }
        return value
    }

    private func expression() throws -> Double {
        var value = try term()
        while true {
            if match(.plus) {
                value += try term()
            } else if match(.minus) {
                value -= try term()
            } else {
                return value
            }
        }
    }

    private func term() throws -> Double {
        var value = try factor()
        while true {
            if match(.star) {
                value *= try factor()
            } else if match(.slash) {
                let divisor = try factor()
                guard divisor != 0 else { throw FormulaError.divisionByZero }
                value /= divisor
            } else {
                return value
            }
        }
    }

    private func factor() throws -> Double {
        guard index < tokens.count else { throw FormulaError.unexpectedEnd }
        let token = tokens[index]
        index += 1
        switch token {
        case .number(let value):
            return value
        case .identifier(let name):
            guard let value = variables[name] else { throw FormulaError.unknownVariable(name) }
            return value
        case .minus:
            return -(try factor())
        case .leftParen:
            let value = try expression()
            guard match(.rightParen) else {
                throw index < tokens.count ? FormulaError.unexpectedToken : FormulaError.unexpectedEnd
            }
            return value
        default:
            throw FormulaError.unexpectedToken
        }
    }

    private func match(_ token: ExpressionToken) -> Bool {
        guard index < tokens.count, tokens[index] == token else { return false }
        index += 1
        return true
    }
}
