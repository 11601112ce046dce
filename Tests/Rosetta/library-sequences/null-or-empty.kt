fun isMissing(names: List<String>?): Boolean {
    return names.isNullOrEmpty()
}
