class Twin(var size: Int = 1)
fun failure(code: Int): Exception? = when (code) {
    401 -> Exception("Please sign in")
    in 500..599 -> Exception("The server was unreachable")
    else -> null
}
