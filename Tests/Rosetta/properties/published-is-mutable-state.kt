class CounterModel : ViewModel() {
    var count by mutableStateOf(0)
    var title by mutableStateOf<String?>(null)
}
