class R { var region: String? = null
    fun label(): String { val region = region
        if (region != null) { return "($region)" }
        return "" } }
