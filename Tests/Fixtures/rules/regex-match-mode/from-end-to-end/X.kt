object EventName {
    private val LEGAL = Regex("[a-z][a-z0-9_]{0,39}")

    fun isLegal(name: String): Boolean = LEGAL.matches(name)
}
