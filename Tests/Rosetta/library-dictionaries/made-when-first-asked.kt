class Views {
    private val views: MutableMap<String, View> = mutableMapOf()
    fun view(id: String): View = views.getOrPut(id) {
        val made = View(id)
        made.prepare()
        made
    }
}
