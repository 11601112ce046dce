import Foundation

struct Question {
    enum Kind {
        case trueFalse(Bool)
        case multipleChoice(correct: Set<Int>)
        case freeText(accepted: [String])
    }

    let prompt: String
    let points: Int
    let kind: Kind
}

enum Answer: Equatable {
    case bool(Bool)
    case choices(Set<Int>)
    case text(String)
}

enum QuizError: Error {
    case noSuchQuestion(Int)
    case wrongAnswerType
}

final class QuizSession {
    let questions: [Question]
    private var awarded: [Int: Int] = [:]

    init(questions: [Question]) {
        self.questions = questions
    }

    var score: Int { awarded.values.reduce(0, +) }

    var maximumScore: Int { questions.map(\.points).reduce(0, +) }

    var percentage: Int {
        guard maximumScore > 0 else { return 0 }
        return score * 100 / maximumScore
    }

    var isFinished: Bool { awarded.count == questions.count }

    @discardableResult
    func submit(_ answer: Answer, forQuestionAt index: Int) throws -> Int {
        guard questions.indices.contains(index) else { throw QuizError.noSuchQuestion(index) }
        let points = try grade(answer, for: questions[index])
        awarded[index] = points
        return points
    }

    private func grade(_ answer: Answer, for question: Question) throws -> Int {
        switch (question.kind, answer) {
        case let (.trueFalse(expected), .bool(given)):
            return given == expected ? question.points : 0

        case let (.multipleChoice(correct), .choices(picked)):
            guard !correct.isEmpty else { return picked.isEmpty ? question.points : 0 }
            let hits = picked.intersection(correct).count
            let misses = picked.subtracting(correct).count
            return question.points * max(0, hits - misses) / correct.count

        case let (.freeText(accepted), .text(given)):
            let needle = normalized(given)
            return accepted.contains { normalized($0) == needle } ? question.points : 0

        default:
            throw QuizError.wrongAnswerType
        }
    }

    private func normalized(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
            .lowercased()
            .precomposedStringWithCanonicalMapping
    }
}
