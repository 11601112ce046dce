class Child { var parent: Parent? = null
    fun up() { parent?.notify() } }
