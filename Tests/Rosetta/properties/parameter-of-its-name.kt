class Flags(pages: Boolean = false) {
    var pages: Boolean = pages
        set(value) {
            field = value
            ping()
        }
    fun ping() { count += 1 }
    var count = 0
}
