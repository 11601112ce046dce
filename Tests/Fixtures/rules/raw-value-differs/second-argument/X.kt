enum class Region(val site: String, private val host: String) {
//~ info missing-member
    US("us", "in.example.com"),
    EU("eu", "in.example.eu"),
    AP("asia", "in.example.asia");

    val endpoint: String get() = "https://$host"
    //~ missing-member
}
