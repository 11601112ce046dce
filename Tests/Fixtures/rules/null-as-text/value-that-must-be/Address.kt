data class Config(val locale: Language)

data class Address(val config: Config, val name: String?) {
    fun text(): String {
        return config.locale.toString()
    }

    fun label(): String {
        return name?.toString() ?: "-"
    }
}
