fun text(name: String?): String {
    return name.orEmpty()
}
