interface Fetching {
    fun fetch(path: String): String
}
class Client : Fetching {
    override fun fetch(path: String): String {
        return "get " + path
    }
}
