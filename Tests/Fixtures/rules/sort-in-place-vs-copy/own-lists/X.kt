class Names {
    private val names: MutableList<String> = mutableListOf()

    fun inOrder(): List<String> {
        val result = names.filter { !it.isEmpty() }.toMutableList()
        result.sort()
        return result
    }

    fun tidy() {
        names.sort()
    }

    fun reversedNames(): List<String> = names.sorted().reversed()
}
