fun read(lock: Lock): Int? {
    try {
        return lock.withLock { 1 }
    } catch (error: Exception) {
        return null
    }
}
