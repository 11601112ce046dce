fun names(): List<String> {
    val names = ArrayList<String>()
    return names
}
