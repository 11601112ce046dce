class Steps {
    private var count = 0

    // Both give a function.
    fun counter(): () -> Unit = { count += 1 }

    fun reset() = run {
        count = 0
    }
}
