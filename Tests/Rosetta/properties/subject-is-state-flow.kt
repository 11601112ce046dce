class CounterModel {
    val count = MutableStateFlow<Int>(0)

    fun isZero(): Boolean {
        return count.value == 0
    }
}
