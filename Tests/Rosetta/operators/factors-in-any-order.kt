class Square(val side: Int) {
    fun scaled(factor: Int): Square = Square(factor * side)
}
