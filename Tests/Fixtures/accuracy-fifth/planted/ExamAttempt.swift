import Foundation

enum SubmissionError: Error, Equatable {
    case alreadySubmitted
    case expired(secondsLate: Int)
    case unanswered([Int])
}

struct ExamResult: Equatable {
    let correct: Int
    let total: Int
    let secondsUsed: Int

    var passed: Bool { correct * 100 >= total * 60 }
}

final class ExamAttempt {
    private static let graceSeconds = 30

    private let key: [Int]
    private let startedAt: Int
    private let durationSeconds: Int
    private var answers: [Int: Int] = [:]
    private(set) var result: ExamResult?

    init(key: [Int], startedAt: Int, durationSeconds: Int) {
        self.key = key
        self.startedAt = startedAt
        self.durationSeconds = durationSeconds
    }

    var deadline: Int { startedAt + durationSeconds }

    func secondsLeft(now: Int) -> Int {
        max(0, deadline - now)
    }

    /// `nil` clears the answer.
    func setAnswer(_ answer: Int?, forQuestion index: Int) {
        guard result == nil, key.indices.contains(index) else { return }
        answers[index] = answer
    }

    func submit(now: Int, allowBlank: Bool = false) throws -> ExamResult {
        if result != nil {
            throw SubmissionError.alreadySubmitted
        }
        if now > deadline + Self.graceSeconds {
            throw SubmissionError.expired(secondsLate: now - deadline)
        }
        let missing = key.indices.filter { answers[$0] == nil }
        if !allowBlank && !missing.isEmpty {
            throw SubmissionError.unanswered(missing)
        }

        let correct = key.enumerated().filter { answers[$0.offset] == $0.element }.count
        let outcome = ExamResult(
            correct: correct,
            total: key.count,
            secondsUsed: min(now - startedAt, durationSeconds)
        )
        result = outcome
        return outcome
    }
}
