class Config {
    val limit: Int = 10
}
