class Meter {
    private var _value: Int = 0
    val value: Int get() = _value
    private var _unit: String = "kg"
    val unit: String
        get() { return _unit }
    fun bump() { _value++ }
}
