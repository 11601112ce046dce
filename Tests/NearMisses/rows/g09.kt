fun flag(s: String): Boolean? = s.toBoolean()
