fun isPresent(names: List<String>?): Boolean {
    return !names.isNullOrEmpty()
}
