class Model : ViewModel() {
    var count by mutableStateOf(0)
        private set
    fun add() { count += 1 }
}
