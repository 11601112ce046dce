class R { var region: String? = null
    fun label(): String { val localRegion = region
        return if (localRegion != null) "($localRegion)" else "" } }
