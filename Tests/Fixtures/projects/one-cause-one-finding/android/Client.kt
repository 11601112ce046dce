class Client {
    fun start(id: String, origin: String, options: Options?): Answer = post("start", id, options)

    fun finish(id: String, token: String, options: Options?): Answer = post("finish", id, token, options)

    fun send(message: String): Answer = post("send", message)
}
