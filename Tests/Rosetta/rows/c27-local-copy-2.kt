class R { var region: String? = null
    fun label(): String { region?.let { return "($it)" }
        return "" } }
