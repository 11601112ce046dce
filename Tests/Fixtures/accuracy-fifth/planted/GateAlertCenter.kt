package com.airside.alerts

data class GateAlert(val flight: String, val gate: String, val previousGate: String?) {
    val text: String
        get() = previousGate?.let { "$flight: gate changed from $it to $gate" } ?: "$flight: gate $gate"
}

fun interface GateAlertHandler {
    fun onAlerts(alerts: List<GateAlert>)
}

class GateAlertCenter(private val handler: GateAlertHandler) {

    private val gates = HashMap<String, String>()
    private val followed = HashSet<String>()
    private val pending = mutableListOf<GateAlert>()

    val pendingCount: Int
        get() = pending.size

    fun follow(flight: String) {
        followed += flight
    }

    fun unfollow(flight: String) {
        if (!followed.remove(flight)) return
        gates.remove(flight)
    }

    fun onGateChanged(flight: String, gate: String?) {
        if (flight !in followed || gate.isNullOrEmpty()) return

        val previous = gates.put(flight, gate)
        if (previous == gate) return

        val index = pending.indexOfFirst { it.flight == flight }
        if (index >= 0) {
            // The traveller has not seen the gates in between.
            pending[index] = pending[index].copy(gate = gate)
        } else {
            pending += GateAlert(flight, gate, previous)
        }
    }

    /** Hands all that has piled up to the handler, in the order of arrival. */
    fun flush() {
        if (pending.isEmpty()) return
        val alerts = pending.toList()
        pending.clear()
        handler.onAlerts(alerts)
    }
}
