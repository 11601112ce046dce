interface Greeter {
    val name: String
    fun greet(): String {
        return "Hello ${name}"
    }
}
fun Greeter.shout(): String = this.greet().uppercase()
