fun forget(ids: List<String>) {
    for (id in ids) {
        if (id !in entries) continue
        drop(id)
    }
}
var entries: MutableMap<String, Int> = mutableMapOf()
