/** Makes queues for tests of the booth. */
class BoothFactory {
    fun queue(host: String, flushAt: Int = 20, batchSize: Int = 50, status: Status? = null): Queue {
        return Queue(flushAt, batchSize)
    }
}
