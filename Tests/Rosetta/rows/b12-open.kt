open class Tool { open fun run() { start() }
    fun start() {} }
