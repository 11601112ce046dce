fun greet(names: List<String>): String {
    return "hello ${names.size}"
}
