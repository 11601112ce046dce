fun crash(reason: String): Nothing { error(reason) }
