class Chain { private val parts: MutableList<String> = mutableListOf()
    fun with(part: String): Chain = apply { parts.add(part) } }
