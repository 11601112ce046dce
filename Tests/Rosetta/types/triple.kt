fun split(text: String): Triple<String, Int, Boolean>? {
    return null
}
