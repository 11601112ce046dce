class Header(title: String) {
    val name: String = title
}
