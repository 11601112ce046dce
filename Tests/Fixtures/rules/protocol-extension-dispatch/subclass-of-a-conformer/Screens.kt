interface Renderer {
    fun render() { println("plain") }
}

open class Base : Renderer {
    val title = "base"
}

class Fancy : Base() {
    override fun render() { println("fancy") }
    //~          ^^^^^^ protocol-extension-dispatch: The Swift class `Base` takes `render`
}

open class Own : Renderer {
    override fun render() { println("own") }
}

class Deep : Own() {
    override fun render() { println("deep") }
}
