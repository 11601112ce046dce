fun greet(name: String): String {
    return "hello $name!"
}
