data class Config(val locale: Language?)

data class Address(val config: Config) {
    fun query(): Map<String, String> {
        val query = mutableMapOf("page" to "1")
        query["lang"] = config.locale.toString()
        //~             ^^^^^^^^^^^^^^^^^^^^^^^^ null-as-text: in Swift `config.locale?` gives nothing
        return query
    }
}
