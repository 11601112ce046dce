fun crash(reason: String): Nothing = throw IllegalStateException(reason)
