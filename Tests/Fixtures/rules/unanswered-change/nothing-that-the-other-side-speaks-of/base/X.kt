class Sender {
    fun send(batch: List<Int>, server: Server): Boolean {
        val wakeLock = powerManager.newWakeLock(PARTIAL_WAKE_LOCK, TAG)
        wakeLock.acquire(5000)
        val refused = batch.firstOrNull { !server.accepts(it) }
        batch.forEach { server.log(it) }
        wakeLock.release()
        server.close()
        return refused == null
    }
}
