import CourtsideKit
import Foundation
import Security

/// Keeps the token of the user who is logged in.
final class TokenStore {
    private let service: String

    init(service: String) {
        self.service = service
    }

    func save(token: String) {
        //~ body-differs: save
        let data = Data(token.utf8)
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: service,
            kSecValueData as String: data
        ]
        SecItemDelete(query as CFDictionary)
        let status = SecItemAdd(query as CFDictionary, nil)
        if status != errSecSuccess {
            KeychainMonitor.shared.failed(status: status)
        }
    }

    func isValid(token: String) -> Bool {
        return token.count == 64 && !token.contains(" ")
    }
}
