fun isPresent(name: String?): Boolean {
    return name != null
}
