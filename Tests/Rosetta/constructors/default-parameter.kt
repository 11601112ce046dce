class Client(val host: String, val port: Int = 443)
