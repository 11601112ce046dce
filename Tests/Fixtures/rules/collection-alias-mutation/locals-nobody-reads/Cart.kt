class Cart {
    fun labels(extra: String): List<String> {
        val base = mutableListOf("a", "b")
        val result = base
        result.add(extra)
        return result
    }

    fun counted(extra: String): Int {
        val base = mutableListOf("a", "b")
        val result = base
        result.add(extra)
        //~ collection-alias-mutation
        return result.size - base.size
    }
}
