interface IStore {
    fun clear(name: String)
}

interface IClosing {
    fun close()
}

class Keychain : IStore {
    override fun clear(name: String) {
        drop(name)
    }

    fun close() {
        drop("all")
    }
}
