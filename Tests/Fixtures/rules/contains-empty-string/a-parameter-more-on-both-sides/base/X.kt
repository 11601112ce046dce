class Shelf {
    fun matches(name: String, query: String): Boolean {
        return name.contains(query)
    }
}
