final class Login {
    func explain(_ error: APIError) -> Text {
        switch error {
        case .unauthorized: return .wrong
        case .status(let code) where code == 423: return .locked
        //~ condition-differs
        default: return .broken
        }
    }
}
