private class Secret { private val key: String = "k"
    private fun open(): String = key }
