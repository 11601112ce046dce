fun greet(name: String?): String? {
    val name = name ?: throw IllegalArgumentException()
    return "hello " + name
}
