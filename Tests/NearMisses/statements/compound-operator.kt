fun total(price: Int, tax: Int): Int {
    var total = price
    total = tax
    return total
}
