class Row { private val cells: MutableList<Int> = mutableListOf()
    operator fun get(index: Int): Int = cells[index] }
