import Foundation

enum ParseError: Error {
    case notANumber
}

/// Numbers as people write them.
struct AmountParser {
    let scanner: IScanner

    func cents(_ text: String) throws -> Int {
        let parts = scanner.parts(text)
        if parts.count > 2 {
            throw ParseError.notANumber
        }
        return parts.count
    }

    func total(_ texts: [String]) throws -> Int {
        var sum = 0
        for text in texts {
            sum += try cents(text)
        }
        return sum
    }
}
