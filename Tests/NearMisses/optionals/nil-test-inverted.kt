fun isMissing(name: String?): Boolean {
    return name != null
}
