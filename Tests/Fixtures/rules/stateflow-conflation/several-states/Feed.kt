class FeedModel : ViewModel() {
    val rows = MutableStateFlow<MutableList<Row>>(mutableListOf())
    //~ stateflow-conflation: the same list
    val errorMessage = MutableStateFlow<String?>(null)
    //~ stateflow-conflation: told once
    val count = MutableStateFlow(0)

    fun add(row: Row) {
        rows.value.add(row)
        //~ stateflow-conflation: changed in place
        count.value += 1
    }
}
