import Foundation

enum AnswerCheck: Equatable {
    case valid
    case invalid(reason: String)
}

protocol SurveyQuestion {
    var id: String { get }
    var isRequired: Bool { get }
    func check(_ answer: String) -> AnswerCheck
}

extension SurveyQuestion {
    func validate(_ answer: String?) -> AnswerCheck {
        let trimmed = answer?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        if trimmed.isEmpty {
            return isRequired ? .invalid(reason: "Please answer this question") : .valid
        }
        return check(trimmed)
    }
}

struct TextQuestion: SurveyQuestion {
    let id: String
    var isRequired = true
    var maxLength = 500

    func check(_ answer: String) -> AnswerCheck {
        let surplus = answer.unicodeScalars.count - maxLength
        return surplus > 0 ? .invalid(reason: "\(surplus) characters too long") : .valid
    }
}

struct ChoiceQuestion: SurveyQuestion {
    let id: String
    var isRequired = true
    let options: [String]

    func check(_ answer: String) -> AnswerCheck {
        options.contains(answer) ? .valid : .invalid(reason: "Unknown option")
    }
}

struct ScaleQuestion: SurveyQuestion {
    let id: String
    var isRequired = true
    let range: ClosedRange<Int>

    func check(_ answer: String) -> AnswerCheck {
        guard range.map(String.init).contains(answer) else {
            return .invalid(reason: "Choose from \(range.lowerBound) to \(range.upperBound)")
        }
        return .valid
    }
}

struct Survey {
    let questions: [SurveyQuestion]

    /// Reasons by question id, empty when the survey can be submitted.
    func problems(in answers: [String: String]) -> [String: String] {
        var problems: [String: String] = [:]
        for question in questions {
            if case .invalid(let reason) = question.validate(answers[question.id]) {
                problems[question.id] = reason
            }
        }
        return problems
    }

    func firstProblem(in answers: [String: String]) -> String? {
        questions.first { $0.validate(answers[$0.id]) != .valid }?.id
    }
}
