import Foundation

enum FormulaError: Error, Equatable {
    case malformed
    case unknownCell(String)
    case divisionByZero
}

struct FormulaEvaluator {
    let cellValue: (String) -> Double?

    func evaluate(_ formula: String) throws -> Double {
        var parser = Parser(input: Array(formula.unicodeScalars), cellValue: cellValue)
        let value = try parser.expression()
        guard parser.peek() == nil else { throw FormulaError.malformed }
        return value
    }
}

private struct Parser {
    let input: [Unicode.Scalar]
    let cellValue: (String) -> Double?
    var position = 0

    init(input: [Unicode.Scalar], cellValue: @escaping (String) -> Double?) {
        self.input = input
        self.cellValue = cellValue
    }

    mutating func peek() -> Unicode.Scalar? {
        while position < input.count, input[position] == " " { position += 1 }
        return position < input.count ? input[position] : nil
    }

    mutating func expression() throws -> Double {
        var value = try term()
        while let op = peek(), op == "+" || op == "-" {
            position += 1
            let rhs = try term()
            value = op == "+" ? value + rhs : value - rhs
        }
        return value
    }

    private mutating func term() throws -> Double {
        var value = try factor()
        while let op = peek(), op == "*" || op == "/" {
            position += 1
            let rhs = try factor()
            if op == "/" && rhs == 0 { throw FormulaError.divisionByZero }
            value = op == "*" ? value * rhs : value / rhs
        }
        return value
    }

    private mutating func factor() throws -> Double {
        switch peek() {
        case "-"?:
            position += 1
            return try -factor()
        case "("?:
            position += 1
            let value = try expression()
            guard peek() == ")" else { throw FormulaError.malformed }
            position += 1
            return value
        case let c? where ("0"..."9").contains(c):
            let whole = take("0"..."9")
            guard position < input.count, input[position] == "." else { return Double(whole)! }
            position += 1
            let fraction = take("0"..."9")
            guard !fraction.isEmpty else { throw FormulaError.malformed }
            return Double("\(whole).\(fraction)")!
        case let c? where ("A"..."Z").contains(c):
            let column = take("A"..."Z"), row = take("0"..."9")
            guard !row.isEmpty else { throw FormulaError.malformed }
            guard let value = cellValue(column + row) else { throw FormulaError.unknownCell(column + row) }
            return value
        default:
            throw FormulaError.malformed
        }
    }

    private mutating func take(_ range: ClosedRange<Unicode.Scalar>) -> String {
        let run = input[position...].prefix { range.contains($0) }
        position += run.count
        return String(String.UnicodeScalarView(run))
    }
}
