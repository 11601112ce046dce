fun clean(name: String): String {
    return name.replace("_", "-")
}
