import Foundation

enum CsvError: Error, Equatable {
    case unterminatedQuote(line: Int)
}

/// Reads contact exports. Empty lines are skipped.
struct CsvReader {
    var delimiter: Unicode.Scalar = ","

    func rows(in text: String) throws -> [[String]] {
        let scalars = Array(text.unicodeScalars)
        var rows: [[String]] = []
        var row: [String] = []
        var field = ""
        var line = 1
        var quoteLine: Int?
        var index = 0

        func endRow() {
            defer {
                row = []
                field = ""
            }
            if row.isEmpty && field.isEmpty { return }
            rows.append(row + [field])
        }

        while index < scalars.count {
            let scalar = scalars[index]
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            if scalar == "\n" { line += 1 }

            switch (scalar, quoteLine) {
            case ("\"", .some) where next == "\"":
                field.append("\"")
                index += 1
            case ("\"", .some):
                quoteLine = nil
            case (_, .some):
                field.unicodeScalars.append(scalar)
            case ("\"", nil) where field.isEmpty:
                quoteLine = line
            case (delimiter, nil):
                row.append(field)
                field = ""
            case ("\r", nil) where next == "\n":
                break
            case ("\n", nil):
                endRow()
            default:
                field.unicodeScalars.append(scalar)
            }
            index += 1
        }

        if let quoteLine { throw CsvError.unterminatedQuote(line: quoteLine) }
        endRow()
        return rows
    }
}
