class Finder {
    fun item(index: Int, list: List<String>): String = list.get(index)
    fun first(list: List<String>): String = item(list = list, index = 0)
}
