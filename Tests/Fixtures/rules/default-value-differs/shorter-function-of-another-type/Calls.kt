class Calls {
    fun send(name: String, size: Int = 5) {
        //~ default-value-differs
        post(name, size)
    }
}

class Others {
    fun send(name: String) {
        drop(name)
    }
}
