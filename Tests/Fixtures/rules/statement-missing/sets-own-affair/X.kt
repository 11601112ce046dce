class Reader {
    var last: Int = 0

    fun read(command: Command, count: Int) {
        start(command)
        start(command, count)
    }
}
