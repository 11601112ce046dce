interface Greeter {
    val name: String
    fun greet(): String = "Hello $name"
    fun shout(): String = greet().uppercase()
}
