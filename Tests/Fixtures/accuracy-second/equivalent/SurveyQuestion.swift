import Foundation

struct SurveyQuestion: Equatable {
    enum Kind: Equatable {
        case singleChoice(options: [String])
        case multipleChoice(options: [String], maxSelections: Int)
        case rating(scale: Int)
        case freeText(maxLength: Int)
    }

    let id: String
    let prompt: String
    let isRequired: Bool
    let kind: Kind
}

enum SurveyAnswer: Equatable {
    case selection([String])
    case rating(Int)
    case text(String)
}

extension SurveyQuestion {
    init?(json: [String: Any]) {
        guard let id = json["id"] as? String,
              let prompt = json["prompt"] as? String,
              let type = json["type"] as? String else { return nil }
        let options = json["options"] as? [String] ?? []

        let kind: Kind
        switch type {
        case "single":
            guard !options.isEmpty else { return nil }
            kind = .singleChoice(options: options)
        case "multi":
            guard !options.isEmpty else { return nil }
            kind = .multipleChoice(options: options, maxSelections: json["max"] as? Int ?? options.count)
        case "rating":
            kind = .rating(scale: json["scale"] as? Int ?? 5)
        case "text":
            kind = .freeText(maxLength: json["max_length"] as? Int ?? 500)
        default:
            return nil
        }
        self.init(id: id, prompt: prompt, isRequired: json["required"] as? Bool ?? false, kind: kind)
    }

    func accepts(_ answer: SurveyAnswer?) -> Bool {
        guard let answer = answer else { return !isRequired }
        switch (kind, answer) {
        case let (.singleChoice(options), .selection(selected)):
            return selected.count == 1 && options.contains(selected[0])
        case let (.multipleChoice(options, maximum), .selection(selected)):
            guard selected.count <= maximum, Set(selected).count == selected.count else { return false }
            if selected.isEmpty && isRequired { return false }
            return selected.allSatisfy(options.contains)
        case let (.rating(scale), .rating(value)):
            return value >= 1 && value <= scale
        case let (.freeText(maxLength), .text(text)):
            let length = text.utf16.count
            return length <= maxLength && !(isRequired && length == 0)
        default:
            return false
        }
    }
}
