fun flags(a: Int, b: Int): Int {
    return (a and b) or (a xor 1)
}
