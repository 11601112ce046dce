enum class Sort { NEWEST, OLDEST }

class Shelf {
    fun load(sort: Sort = Sort.OLDEST): Sort = sort

    fun show(rows: List<Int> = listOf(1)): List<Int> = rows

    fun order(sort: Sort = Sort.OLDEST): Sort = sort
}
