final class Login {
    func explain(_ error: APIError) -> Text {
        switch error {
        case .unauthorized: return .wrong
        case .status(let code) where code == 423: return .locked
        default: return .broken
        }
    }

    func note(_ error: APIError) {
        attempts += 1
        switch error {
        case .unauthorized: ask()
        case .status(let code): log(code)
        default: wait()
        }
    }
}
