class Samples {
    private val samples: MutableList<Double> = mutableListOf()
    private val stack: MutableList<Double> = mutableListOf()

    fun sum(): Double {
        return samples.reduce { a, b -> a + b }
        //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ empty-collection-access
    }

    fun pop(): Double? {
        return stack.removeLast()
        //~    ^^^^^^^^^^^^^^^^^^ empty-collection-access
    }

    fun total(): Double {
        return samples.sum()
    }

    fun take(): Double? {
        return stack.removeLastOrNull()
    }
}
