class Banner {
    var text = ""
    var colour = 0
}

class Shop(private val colour: Int) {
    fun banner(name: String): Banner {
        val banner = with(Banner()) {
            text = name
            colour = colour
            //~ implicit-receiver-shadow: is read from `Banner()` itself
            this
        }
        return banner
    }
}
