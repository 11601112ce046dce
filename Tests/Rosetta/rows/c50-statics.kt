class Conf { companion object { const val LIMIT = 3
        fun load(): Int = LIMIT }
    fun all(): Int = LIMIT + Conf.LIMIT + Conf.Companion.load() }
