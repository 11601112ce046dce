suspend fun pause(seconds: Double) { delay((seconds * 1000).toLong()) }
