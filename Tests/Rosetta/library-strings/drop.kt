fun rest(name: String): String {
    return name.drop(3)
}
