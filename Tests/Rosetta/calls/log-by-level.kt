class Trail {
    fun write(level: Level, message: String) {
        when (level) {
            Level.LOW -> Log.d(TAG, message)
            Level.HIGH -> logError("trail", message)
        }
        count += 1
    }
}
