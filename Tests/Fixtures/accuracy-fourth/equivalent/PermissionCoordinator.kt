package no.fjellvar.onboarding

import androidx.annotation.MainThread

enum class Capability { BLUETOOTH, LOCATION, NOTIFICATIONS }

enum class PermissionStatus { NOT_DETERMINED, DENIED, RESTRICTED, GRANTED }

sealed interface OnboardingResult {
    data object Ready : OnboardingResult
    data class NeedsSettings(val capabilities: List<Capability>) : OnboardingResult
    data class Blocked(val capability: Capability) : OnboardingResult
}

interface PermissionGateway {
    suspend fun status(capability: Capability): PermissionStatus
    suspend fun request(capability: Capability): PermissionStatus
}

@MainThread
class PermissionCoordinator(private val gateway: PermissionGateway) {

    private val _prompted = mutableSetOf<Capability>()
    val prompted: Set<Capability> get() = _prompted.toSet()

    suspend fun resolve(
        required: List<Capability>,
        optional: List<Capability> = emptyList(),
    ): OnboardingResult {
        val refused = buildList {
            for (capability in required) {
                when (ensure(capability)) {
                    PermissionStatus.GRANTED -> Unit
                    PermissionStatus.RESTRICTED -> return OnboardingResult.Blocked(capability)
                    PermissionStatus.DENIED, PermissionStatus.NOT_DETERMINED -> add(capability)
                }
            }
        }
        if (refused.isNotEmpty()) return OnboardingResult.NeedsSettings(refused)

        optional.forEach { ensure(it) }
        return OnboardingResult.Ready
    }

    private suspend fun ensure(capability: Capability): PermissionStatus {
        val status = gateway.status(capability)
        val shouldPrompt = status == PermissionStatus.NOT_DETERMINED && _prompted.add(capability)
        return if (shouldPrompt) gateway.request(capability) else status
    }
}
