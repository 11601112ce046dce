import Foundation

enum JoinProblem: Error, Equatable {
    case missingCode
    case badCode
    case nameTaken
}

struct JoinForm: Equatable {
    var code = ""
    var displayName = ""
}

struct RoomCodeRule {
    private let pattern = "[A-Z]{3}-[0-9]{4}"

    func accepts(_ code: String) -> Bool {
        code.range(of: pattern, options: .regularExpression) != nil
    }
}

final class JoinRoomValidator {
    private let rule = RoomCodeRule()
    private let takenNames: Set<String>

    init(takenNames: [String]) {
        self.takenNames = Set(takenNames.map { $0.lowercased() })
    }

    func validate(_ form: JoinForm) -> Result<JoinForm, JoinProblem> {
        let code = form.code.uppercased()
        guard !code.isEmpty else { return .failure(.missingCode) }
        guard rule.accepts(code) else { return .failure(.badCode) }
        guard !takenNames.contains(form.displayName.lowercased()) else {
            return .failure(.nameTaken)
        }
        let name = form.displayName.isEmpty ? "Guest" : form.displayName
        return .success(JoinForm(code: code, displayName: name))
    }
}

extension JoinProblem {
    var message: String {
        switch self {
        case .missingCode: return "Enter the room code"
        case .badCode: return "A code looks like ABC-1234"
        case .nameTaken: return "Someone in the room has this name"
        }
    }
}
