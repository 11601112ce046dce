open class Panel { open fun open() { count += 1 }
    private var count: Int = 0 }
