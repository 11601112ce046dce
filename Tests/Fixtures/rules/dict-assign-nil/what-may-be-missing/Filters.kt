class Filters {
    fun parameters(city: String?, level: String?): Map<String, Any?> {
        val values = mutableMapOf<String, Any?>()
        values["city"] = city
        //~ dict-assign-nil
        return values
    }

    fun kept(city: String?): Map<String, String?> {
        val values = mutableMapOf<String, String?>()
        values["city"] = city
        return values
    }
}
