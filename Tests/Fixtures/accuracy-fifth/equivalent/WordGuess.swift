import Foundation

enum LetterMark: Character {
    case exact = "🟩"
    case present = "🟨"
    case absent = "⬛"
}

enum GuessError: LocalizedError, Equatable {
    case invalidWord
    case notInDictionary(String)
    case noGuessesLeft

    var errorDescription: String? {
        switch self {
        case .invalidWord: return "Enter a word of \(WordGuess.length) letters"
        case .notInDictionary(let word): return "\(word) is not in the word list"
        case .noGuessesLeft: return "No guesses left"
        }
    }
}

final class WordGuess {
    static let length = 5
    static let maxGuesses = 6

    private let solution: String
    private let dictionary: Set<String>
    private(set) var history: [[LetterMark]] = []

    init?(solution: String, dictionary: Set<String>) {
        guard let word = Self.normalize(solution) else { return nil }
        self.solution = word
        self.dictionary = Set(dictionary.map { $0.uppercased() })
    }

    var isSolved: Bool {
        history.last?.allSatisfy { $0 == .exact } ?? false
    }

    var isOver: Bool { isSolved || history.count >= Self.maxGuesses }

    @discardableResult
    func guess(_ input: String) throws -> [LetterMark] {
        guard !isOver else { throw GuessError.noGuessesLeft }
        guard let word = Self.normalize(input) else { throw GuessError.invalidWord }
        guard word == solution || dictionary.contains(word) else { throw GuessError.notInDictionary(word) }

        let marks = Self.mark(Array(word), against: Array(solution))
        history.append(marks)
        return marks
    }

    var shareText: String {
        let tries = isSolved ? String(history.count) : "X"
        let rows = history.map { String($0.map(\.rawValue)) }
        return (["Wordy \(tries)/\(Self.maxGuesses)"] + rows).joined(separator: "\n")
    }

    private static func mark(_ guess: [Character], against solution: [Character]) -> [LetterMark] {
        var marks = [LetterMark](repeating: .absent, count: length)
        var unmatched: [Character: Int] = [:]
        for (i, letter) in solution.enumerated() {
            if guess[i] == letter {
                marks[i] = .exact
            } else {
                unmatched[letter, default: 0] += 1
            }
        }
        for (i, letter) in guess.enumerated() where marks[i] != .exact {
            guard let left = unmatched[letter], left > 0 else { continue }
            marks[i] = .present
            unmatched[letter] = left - 1
        }
        return marks
    }

    private static func normalize(_ word: String) -> String? {
        let upper = word.uppercased()
        let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
        return upper.utf8.count == length && upper.utf8.allSatisfy(letters.contains) ? upper : nil
    }
}
