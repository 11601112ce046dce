package com.lanternchat.permissions

enum class AuthorizationStatus { NOT_DETERMINED, GRANTED, DENIED, RESTRICTED }

enum class PermissionOutcome { PROCEED, SHOW_RATIONALE, OPEN_SETTINGS, UNAVAILABLE }

interface CameraAuthorizer {
    val status: AuthorizationStatus
    suspend fun requestAccess(): Boolean
}

class CameraPermissionFlow(
    private val authorizer: CameraAuthorizer,
    private val preferences: KeyValueStore,
    private val tracker: EventTracker,
) {
    suspend fun begin(): PermissionOutcome = when (authorizer.status) {
        AuthorizationStatus.GRANTED -> PermissionOutcome.PROCEED
        AuthorizationStatus.RESTRICTED -> {
            tracker.send("camera_restricted")
            PermissionOutcome.UNAVAILABLE
        }
        AuthorizationStatus.DENIED -> {
            tracker.send("camera_denied_again")
            PermissionOutcome.OPEN_SETTINGS
        }
        AuthorizationStatus.NOT_DETERMINED ->
            if (preferences.getBoolean(RATIONALE_KEY)) request() else PermissionOutcome.SHOW_RATIONALE
    }

    suspend fun rationaleAccepted(): PermissionOutcome {
        preferences.putBoolean(RATIONALE_KEY, true)
        return request()
    }

    fun rationaleDismissed() {
        tracker.send("camera_rationale_dismissed")
    }

    private suspend fun request(): PermissionOutcome =
        if (authorizer.requestAccess()) {
            tracker.send("camera_granted")
            PermissionOutcome.PROCEED
        } else {
            tracker.send("camera_denied")
            PermissionOutcome.OPEN_SETTINGS
        }

    private companion object {
        const val RATIONALE_KEY = "camera_rationale_seen"
    }
}
