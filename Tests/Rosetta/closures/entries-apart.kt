class Headers(val values: Map<String, String>) {
    fun lines(): List<String> = values.map { "${it.key}: ${it.value}" }.sorted()

    fun query(): List<String> = values.map { (name, value) -> "$name=$value" }.sorted()
}
