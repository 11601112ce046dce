class Shelf {
    fun matches(depth: Int, name: String, query: String): Boolean {
        return name.contains(query)
    }
}
