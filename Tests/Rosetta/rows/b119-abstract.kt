abstract class Cell { abstract fun configure(n: Int)
    abstract val height: Double }
