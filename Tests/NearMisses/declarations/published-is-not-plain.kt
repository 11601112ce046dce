class CounterModel : ViewModel() {
    var count: Int = 0
}
