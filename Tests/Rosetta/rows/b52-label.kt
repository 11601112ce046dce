class Finder {
    fun item(index: Int, list: List<String>): String = list[index]
    fun first(list: List<String>): String = item(0, list)
}
