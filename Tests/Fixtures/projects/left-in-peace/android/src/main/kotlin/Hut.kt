class Hut {
    val knocks = MutableSharedFlow<String>()

    fun warm() {
        logNotReady()
        open()
    }

    private fun logNotReady() {
        logger.error("Not ready.")
    }

    fun keep(word: String) {
        if (!mayKeep(word)) {
            return
        }
        words.add(word)
        open()
    }

    fun sweep() {
        for (broom in registry.all()) {
            try {
                broom.reset()
            } catch (e: Exception) {
                logger.error("No broom was reset.")
            }
        }
    }

    fun outcome(key: String): Result<Outcome> {
        if (key.isEmpty()) return Result.failure(IllegalArgumentException("No key"))
        return Result.success(Outcome(key))
    }

    fun greet(guest: Guest) {
        if (isOpen) { welcome(guest) }
        close()
    }

    fun goods(): List<Item> {
        return all.filter { it.store == Store.PLAY_STORE }
    }

    fun seat(count: Int) {
        require(count > 0) { "There are no seats." }
        open()
    }

    fun clock(): SimpleDateFormat {
        val clock = SimpleDateFormat("HH:mm:ss", Locale.US)
        clock.timeZone = TimeZone.getTimeZone("UTC")
        return clock
    }

    companion object {
        fun stub(): Bell {
            return Bell(name = "two")
        }
    }
}

data class Outcome(val key: String)
