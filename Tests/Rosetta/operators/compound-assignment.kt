fun total(price: Int, tax: Int): Int {
    var total = price
    total = total + tax
    return total
}
