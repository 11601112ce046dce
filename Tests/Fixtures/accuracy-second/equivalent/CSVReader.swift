import Foundation

enum CSVError: Error, Equatable {
    case unterminatedQuote(line: Int)
    case columnCount(line: Int, expected: Int, actual: Int)
}

struct CSVReader {

    let delimiter: Unicode.Scalar

    init(delimiter: Unicode.Scalar = ",") {
        self.delimiter = delimiter
    }

    /// Records keyed by the header row; blank lines are skipped.
    func records(in text: String) throws -> [[String: String]] {
        var rows = try self.rows(in: text)
        guard !rows.isEmpty else { return [] }
        let header = rows.removeFirst().fields.map { $0.lowercased() }
        return try rows.map { row in
            guard row.fields.count == header.count else {
                throw CSVError.columnCount(line: row.line, expected: header.count, actual: row.fields.count)
            }
            return Dictionary(zip(header, row.fields), uniquingKeysWith: { _, last in last })
        }
    }

    private func rows(in text: String) throws -> [(line: Int, fields: [String])] {
        let scalars = Array(text.unicodeScalars)
        var result: [(line: Int, fields: [String])] = []
        var fields: [String] = []
        var field = String.UnicodeScalarView()
        var quoted = false
        var line = 1
        var rowLine = 1
        var index = 0

        func endRow() {
            fields.append(String(field))
            field = String.UnicodeScalarView()
            if fields != [""] {
                result.append((rowLine, fields))
            }
            fields = []
        }

        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            switch scalar {
            case "\"" where quoted:
                if index < scalars.count, scalars[index] == "\"" {
                    field.append("\"")
                    index += 1
                } else {
                    quoted = false
                }
            case "\"" where field.isEmpty:
                quoted = true
            case delimiter where !quoted:
                fields.append(String(field))
                field = String.UnicodeScalarView()
            case "\r" where !quoted:
                continue
            case "\n":
                line += 1
                if quoted {
                    field.append(scalar)
                } else {
                    endRow()
                    rowLine = line
                }
            default:
                field.append(scalar)
            }
        }
        if quoted { throw CSVError.unterminatedQuote(line: rowLine) }
        endRow()
        return result
    }
}
