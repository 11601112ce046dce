interface Listener

class Publisher {
    var listener: Listener? = null
}
