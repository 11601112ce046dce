fun isMissing(name: String?): Boolean {
    return name.isNullOrBlank()
}
