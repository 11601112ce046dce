class Desk(val count: Int) {
    fun open(): Int = count + 1
}
