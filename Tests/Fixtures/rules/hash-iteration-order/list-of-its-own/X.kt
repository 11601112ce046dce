class Keys {
    fun table(rows: Map<String, List<Int>>): Map<String, List<Int>> {
        val result = mutableMapOf<String, List<Int>>()
        for (row in rows) {
            val list = mutableListOf<Int>()
            for (number in row.value) {
                list.add(number)
            }
            result[row.key] = list
        }
        return result
    }
}
