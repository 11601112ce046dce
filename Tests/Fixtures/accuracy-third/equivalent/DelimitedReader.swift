import Foundation

enum DelimitedReaderError: Error, Equatable {
    case unterminatedQuote(line: Int)
    case misplacedCharacter(line: Int)
}

/// Reads quoted, delimiter separated text. Rows that hold a single empty field are dropped.
struct DelimitedReader {
    var delimiter: Unicode.Scalar = ","

    private enum State {
        case fieldStart, plain, quoted(since: Int), quoteClosed
    }

    func read(_ text: String) throws -> [[String]] {
        var rows: [[String]] = []
        var row: [String] = []
        var field = String.UnicodeScalarView()
        var state = State.fieldStart
        var line = 1

        func endField() {
            row.append(String(field))
            field = String.UnicodeScalarView()
            state = .fieldStart
        }

        func endRow() {
            endField()
            if row != [""] { rows.append(row) }
            row = []
        }

        for scalar in text.unicodeScalars {
            if case .quoted = state {
                if scalar == "\"" {
                    state = .quoteClosed
                } else {
                    field.append(scalar)
                }
                if scalar == "\n" { line += 1 }
                continue
            }

            switch scalar {
            case "\"":
                switch state {
                case .fieldStart:
                    state = .quoted(since: line)
                case .quoteClosed:
                    field.append(scalar)
                    state = .quoted(since: line)
                default:
                    throw DelimitedReaderError.misplacedCharacter(line: line)
                }
            case delimiter:
                endField()
            case "\n":
                endRow()
                line += 1
            case "\r":
                continue
            default:
                if case .quoteClosed = state {
                    throw DelimitedReaderError.misplacedCharacter(line: line)
                }
                field.append(scalar)
                state = .plain
            }
        }

        if case .quoted(let since) = state {
            throw DelimitedReaderError.unterminatedQuote(line: since)
        }
        endRow()
        return rows
    }
}
