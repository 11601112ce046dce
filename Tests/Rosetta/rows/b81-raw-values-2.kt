enum class Method(val value: String) { GET("GET"), POST("POST") }
fun text(m: Method): String = m.value
