fun collect(rows: Map<String, Any>, keys: List<String>) {
    for (key in keys) {
        val raw = rows[key] ?: continue
        take(raw)
    }
}
