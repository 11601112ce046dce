import Foundation

struct TokenResponse: Decodable {
    let accessToken: String
    let refreshToken: String?
    let expiresIn: Int

    enum CodingKeys: String, CodingKey {
        case accessToken = "access_token"
        case refreshToken = "refresh_token"
        case expiresIn = "expires_in"
    }
}

struct Credential: Equatable {
    let accessToken: String
    let refreshToken: String?
    let expiresAt: Date

    func isValid(at date: Date, leeway: TimeInterval = 60) -> Bool {
        date.addingTimeInterval(leeway) < expiresAt
    }
}

final class CredentialStore {
    private let vault: SecureVault
    private let now: () -> Date
    private let lock = NSLock()
    private var current: Credential?

    init(vault: SecureVault, now: @escaping () -> Date = Date.init) {
        self.vault = vault
        self.now = now
        self.current = vault.readCredential()
    }

    var validAccessToken: String? {
        lock.lock()
        defer { lock.unlock() }
        guard let current, current.isValid(at: now()) else { return nil }
        return current.accessToken
    }

    func accept(_ response: TokenResponse) {
        lock.lock()
        defer { lock.unlock() }
        let credential = Credential(
            accessToken: response.accessToken,
            refreshToken: response.refreshToken ?? current?.refreshToken,
            expiresAt: now().addingTimeInterval(TimeInterval(response.expiresIn))
        )
        current = credential
        vault.writeCredential(credential)
    }

    func clear() {
        lock.lock()
        defer { lock.unlock() }
        current = nil
        vault.removeCredential()
    }
}
