fun greet(name: String?): String {
    val name = name ?: return "nobody"
    return "hello " + name
}
