interface Greeter {
    fun greet(name: String): String
}
