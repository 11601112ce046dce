import Foundation

final class Session {
    private var challenge = Data()
    private(set) var isTrusted = false

    func begin(with bytes: Data) {
        challenge = bytes
        isTrusted = false
    }

    func answer(_ response: Data) -> Bool {
        guard !response.isEmpty else { return false }
        if challenge != response {
            return false
        }
        isTrusted = true
        return true
    }
}
