class Parameters(values: Map<String, String>) {
    private val values = values.toMutableMap()

    fun add(name: String, value: String) { values[name] = value }
}
