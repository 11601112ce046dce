sealed class Msg { data class Text(val body: String) : Msg(); data class Image(val url: String, val width: Int) : Msg(); object None : Msg() }
fun show(m: Msg) = when (m) { is Msg.Text -> { val body = m.body
        write(body) }
    is Msg.Image -> { val (url, width) = m
        draw(url, width) }
    is Msg.None -> Unit }
