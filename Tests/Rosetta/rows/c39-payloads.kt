sealed class Msg { data class Text(val body: String) : Msg(); data class Image(val url: String, val width: Int) : Msg(); object None : Msg() }
fun show(m: Msg) { when (m) { is Msg.Text -> write(m.body); is Msg.Image -> draw(m.url, m.width); Msg.None -> {} } }
