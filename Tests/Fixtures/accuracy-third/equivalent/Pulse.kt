@file:JvmName("PulseSdk")

package io.pulse.android

interface PulseClient {
    fun track(name: String, properties: Map<String, String>)
    fun screen(name: String)
    fun flush()
}

/** Entry point of the SDK. Calls made before [start] are kept and replayed. */
object Pulse {
    private const val MAX_PENDING = 50

    private val lock = Any()
    private var client: PulseClient? = null
    private val pending = mutableListOf<PulseClient.() -> Unit>()

    @JvmStatic
    val isStarted: Boolean
        get() = synchronized(lock) { client != null }

    /** Returns `false` when the SDK is running already, the new client is ignored then. */
    @JvmStatic
    fun start(newClient: PulseClient): Boolean {
        val replay = synchronized(lock) {
            if (client != null) return false
            client = newClient
            pending.toList().also { pending.clear() }
        }
        replay.forEach { action -> newClient.action() }
        return true
    }

    @JvmStatic
    @JvmOverloads
    fun track(name: String, properties: Map<String, String> = emptyMap()) {
        val frozen = properties.toMap()
        perform { track(name, frozen) }
    }

    @JvmStatic
    fun screen(name: String) {
        perform { screen(name) }
    }

    @JvmStatic
    fun stop() {
        synchronized(lock) { client.also { client = null } }?.flush()
    }

    private fun perform(action: PulseClient.() -> Unit) {
        val target = synchronized(lock) {
            client.also { if (it == null && pending.size < MAX_PENDING) pending += action }
        }
        target?.action()
    }
}
