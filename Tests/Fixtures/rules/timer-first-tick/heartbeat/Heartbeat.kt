import java.util.Timer
import kotlin.concurrent.fixedRateTimer

class Heartbeat(private val socket: Socket, private val interval: Long) {
    private var timer: Timer? = null

    fun start() {
        stop()
        timer = fixedRateTimer(name = "heartbeat", daemon = true, period = interval) {
        //~ timer-first-tick: fires for the first time at once
            beat()
        }
    }

    fun stop() {
        timer?.cancel()
        timer = null
    }

    private fun beat() {
        socket.send("ping")
    }
}
