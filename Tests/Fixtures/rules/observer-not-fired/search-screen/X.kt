class SearchModel {
    var results: MutableList<String> = mutableListOf()
        set(value) {
            field = value
            show()
        }
    var query: String = ""
        set(value) {
            this.query = value
            //~ observer-not-fired: assigns itself
            search()
        }
    var page: Int = 0
    //~ observer-not-fired: no setter of its own

    fun loaded(result: String) {
        results.add(result)
        //~ observer-not-fired: changed in place
    }

    fun show() { println(results.size) }
    fun search() { println(query) }
}
