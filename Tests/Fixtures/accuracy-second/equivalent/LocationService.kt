package io.beacon.location

import kotlin.properties.Delegates

enum class LocationAuthorization {
    NOT_DETERMINED,
    DENIED,
    WHEN_IN_USE,
    ALWAYS;

    internal val allowsForeground: Boolean
        get() = this == WHEN_IN_USE || this == ALWAYS
}

interface LocationServiceListener {
    fun onLocationsUpdated(service: LocationService, samples: List<LocationSample>)
    fun onAuthorizationChanged(service: LocationService, authorization: LocationAuthorization) {}
    fun onStopped(service: LocationService) {}
}

class LocationService(
    private val provider: LocationProvider,
    private val filter: LocationFilter,
) {
    var listener: LocationServiceListener? = null

    private var wantsUpdates = false

    var isRunning = false
        private set

    var authorization: LocationAuthorization by Delegates.observable(provider.authorization) { _, old, new ->
        if (new != old) {
            listener?.onAuthorizationChanged(this, new)
            if (new.allowsForeground) startIfPossible() else stopProvider()
        }
    }
        private set

    fun start() {
        wantsUpdates = true
        startIfPossible()
    }

    fun stop() {
        wantsUpdates = false
        stopProvider()
    }

    internal fun onProviderAuthorizationChanged() {
        authorization = provider.authorization
    }

    internal fun onProviderReceived(samples: List<LocationSample>) {
        if (!isRunning) return
        samples
            .filter { filter.process(it) is LocationFilter.Result.Accepted }
            .takeIf { it.isNotEmpty() }
            ?.let { listener?.onLocationsUpdated(this, it) }
    }

    private fun startIfPossible() {
        if (!wantsUpdates || isRunning || !authorization.allowsForeground) return
        isRunning = true
        filter.reset()
        provider.startUpdates()
    }

    private fun stopProvider() {
        if (!isRunning) return
        isRunning = false
        provider.stopUpdates()
        listener?.onStopped(this)
    }
}
