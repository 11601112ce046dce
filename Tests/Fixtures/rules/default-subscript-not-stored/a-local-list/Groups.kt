class Groups {
    private val groups = mutableMapOf<String, MutableList<Int>>()
    private val others = mutableMapOf<String, MutableList<Int>>()
    private val counts = mutableMapOf<String, Int>()

    fun add(value: Int, key: String) {
        val list = groups[key] ?: mutableListOf()
        list.add(value)
        //~ default-subscript-not-stored: in no map
    }

    fun put(value: Int, key: String) {
        val list = others[key] ?: mutableListOf()
        list.add(value)
        others[key] = list
    }

    fun count(key: String) {
        counts.getOrDefault(key, 0) + 1
        //~ default-subscript-not-stored: nobody keeps
    }
}
