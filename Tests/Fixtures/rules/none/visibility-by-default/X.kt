class Theme(val name: String) {
    fun title(): String {
        return name
    }
}
