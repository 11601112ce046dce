data class User(val id: String) {
    companion object {
        fun fromJson(json: String): User = User(parse(json))
        //~ info missing-member: fromJson
    }
}

data class Token(val jwt: String) {
    fun toMap(): Map<String, String> = mapOf("jwt" to jwt)
    //~ info missing-member: toMap
    fun expire(): Token = Token("")
    //~ missing-member: expire
}

data class Plain(val id: String) {
    companion object {
        fun fromJson(json: String): Plain = Plain(parse(json))
        //~ missing-member: fromJson
    }
}
