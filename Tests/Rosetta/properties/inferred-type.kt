class Defaults {
    val name: String = "anonymous"
}
