class CounterModel : ViewModel() {
    private val _count = MutableStateFlow(1)
    val count: StateFlow<Int> = _count
}
