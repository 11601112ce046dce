class Frame(val width: Int) {
    fun moved(gap: Int): Frame = make(gap)
}
