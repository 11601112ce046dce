fun greet(name: String?): String? {
    val name = name ?: return ""
    return "hello " + name
}
