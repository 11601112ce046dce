class Ranking {
    private var rows: MutableList<Int> = mutableListOf()

    fun mixed(): List<Int> {
        rows.shuffle()
        //~ sort-in-place-vs-copy: changes the order of `rows` itself
        return rows
    }

    fun ordered(): List<Int> = rows.apply { sort() }
    //~                                     ^^^^^^ sort-in-place-vs-copy

    fun tidy(): List<Int> {
        return rows.sorted()
        //~    ^^^^^^^^^^^^^ sort-in-place-vs-copy: leaves `rows` as it is
    }

    fun own(): List<Int> {
        val copy = rows.toMutableList()
        copy.sort()
        return copy
    }

    fun kept() {
        rows = rows.reversed().toMutableList()
    }
}
