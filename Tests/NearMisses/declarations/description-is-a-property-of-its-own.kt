data class Item(val number: Int) {
    override fun toString(): String {
        return "item $number"
    }
}
