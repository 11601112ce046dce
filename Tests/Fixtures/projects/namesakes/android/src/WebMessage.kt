sealed class WebMessage {
    data class Log(val text: String) : WebMessage()
    data class View(val text: String) : WebMessage()
}
