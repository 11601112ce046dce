class ListModel {
    val rows = MutableStateFlow(mutableListOf<String>())
    //~ stateflow-conflation
    val title = MutableStateFlow("")
    fun add(row: String) {
        rows.value = (rows.value + row).toMutableList()
    }
}
