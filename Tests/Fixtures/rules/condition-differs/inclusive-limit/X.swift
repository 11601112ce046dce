import Foundation

/// Refuses to let a user try for ever.
final class PinGuard {
    static let attemptLimit = 5

    private var attempts = 0
    private let vault: IVault

    init(vault: IVault) {
        self.vault = vault
    }

    func unlock(pin: String) -> Bool {
        attempts += 1
        if attempts > PinGuard.attemptLimit {
        //~ condition-differs
            vault.wipe()
            return false
        }
        guard vault.matches(pin: pin) else {
            return false
        }
        attempts = 0
        return true
    }
}
