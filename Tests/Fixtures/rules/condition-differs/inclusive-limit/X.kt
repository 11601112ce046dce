package com.example.clinic.security

/** Refuses to let a user try for ever. */
class PinGuard(private val vault: IVault) {
    private var attempts = 0

    fun unlock(pin: String): Boolean {
        attempts += 1
        if (attempts >= ATTEMPT_LIMIT) {
            vault.wipe()
            return false
        }
        if (!vault.matches(pin = pin)) {
            return false
        }
        attempts = 0
        return true
    }

    companion object {
        const val ATTEMPT_LIMIT = 5
    }
}
