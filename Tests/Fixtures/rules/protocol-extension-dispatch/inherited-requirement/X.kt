interface Runner {
    fun run(name: String)
}
interface Command : Runner {
    val title: String
    override fun run(name: String) { println(title) }
}
class Ping : Command {
    override val title = "ping"
    override fun run(name: String) {}
}
