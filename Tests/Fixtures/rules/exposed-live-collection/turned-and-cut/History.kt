class History {
    private val rows = mutableListOf<String>()

    fun newestFirst(): List<String> {
        return rows.asReversed()
        //~    ^^^^^^^^^^^^^^^^^ exposed-live-collection
    }

    fun firstThree(): List<String> {
        return rows.subList(0, 3)
        //~    ^^^^^^^^^^^^^^^^^^ exposed-live-collection
    }

    fun oldest(): List<String> {
        return rows.reversed()
    }

    fun add(row: String) {
        rows.add(row)
    }
}
