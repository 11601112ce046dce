class Banner {
    var text = ""
    var colour = 0
}

class Shop(private val colour: Int) {
    fun banner(): Banner {
        val banner = Banner().apply { colour = this@Shop.colour }
        return banner
    }
}
