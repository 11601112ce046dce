class Model : ViewModel() {
    private val _count = MutableLiveData(0)
    val count: LiveData<Int> = _count
    fun add() { _count.value = _count.value + 1 }
}
