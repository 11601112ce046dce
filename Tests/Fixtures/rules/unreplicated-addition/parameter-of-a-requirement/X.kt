interface Fetching {
    fun fetch(path: String): String
}
open class Client : Fetching {
    override fun fetch(path: String): String {
        return "get " + path
    }
}
class CachedClient : Client() {
    override fun fetch(path: String): String {
        return "cached " + path
    }
}
class Screen(val client: Fetching) {
    fun open(name: String): String {
        return client.fetch("head/" + name)
    }
}
