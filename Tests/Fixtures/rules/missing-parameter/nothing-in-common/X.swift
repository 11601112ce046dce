/// Makes queues for tests of the booth.
final class BoothFactory {
    func queue(flushAt: Int = 20, batchSize: Int = 50, maxRetries: Int = 3) -> Queue {
        //~ missing-parameter
        Queue(flushAt, batchSize)
    }
}
