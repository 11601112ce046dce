class Coder {
  private val digits = "0123456789abcdef"
  fun digit(index: Int): Char = digits[index]
}
