import Foundation

struct Question {
    let id: Int
    let prompt: String
    let choices: [String]
    let correctIndex: Int
    var weight = 1
}

final class QuizSession {
    enum Grade {
        case failed, passed, distinction
    }

    let questions: [Question]
    private let passPercent: Int
    private var answers: [Int: Int] = [:]

    private lazy var maxScore: Int = questions.reduce(0) { $0 + $1.weight }

    private(set) var position = 0 {
        didSet {
            guard position != oldValue else { return }
            onPositionChanged?(position)
        }
    }

    var onPositionChanged: ((Int) -> Void)?

    init(questions: [Question], passPercent: Int = 60) {
        self.questions = questions
        self.passPercent = passPercent
    }

    var current: Question? {
        position < questions.count ? questions[position] : nil
    }

    var isComplete: Bool {
        answers.count == questions.count
    }

    @discardableResult
    func answer(_ choice: Int) -> Bool {
        guard let question = current, question.choices.indices.contains(choice) else {
            return false
        }
        answers[question.id] = choice
        position += 1
        return choice == question.correctIndex
    }

    func back() {
        position = max(0, position - 1)
    }

    var score: Int {
        questions
            .filter { answers[$0.id] == $0.correctIndex }
            .reduce(0) { $0 + $1.weight }
    }

    var percent: Int {
        guard maxScore > 0 else { return 0 }
        return score * 100 / maxScore
    }

    var grade: Grade? {
        guard isComplete else { return nil }
        switch percent {
        case 90...: return .distinction
        case passPercent...: return .passed
        default: return .failed
        }
    }
}
