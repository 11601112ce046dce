package com.tidewater.net

class HostHealth(
    var consecutiveFailures: Int = 0,
    var pausedUntilMillis: Long = 0,
)

class HostHealthRegistry(private val nowMillis: () -> Long) {

    private val lock = Any()
    private val hosts = mutableMapOf<String, HostHealth>()

    fun register(host: String) {
        synchronized(lock) {
            hosts.getOrPut(host) { HostHealth() }
        }
    }

    fun isAvailable(host: String): Boolean = synchronized(lock) {
        val health = hosts[host] ?: return false
        health.pausedUntilMillis <= nowMillis()
    }

    fun reportSuccess(host: String) {
        synchronized(lock) {
            if (host in hosts) hosts[host] = HostHealth()
        }
    }

    fun reportFailure(host: String) {
        synchronized(lock) {
            val health = hosts[host] ?: return
            health.consecutiveFailures += 1
            if (health.consecutiveFailures >= FAILURE_LIMIT) {
                health.pausedUntilMillis = nowMillis() + PAUSE_MILLIS
                health.consecutiveFailures = 0
            }
        }
    }

    fun firstAvailable(candidates: List<String>): String? =
        candidates.firstOrNull { isAvailable(it) }

    private companion object {
        const val FAILURE_LIMIT = 3
        const val PAUSE_MILLIS = 45_000L
    }
}
