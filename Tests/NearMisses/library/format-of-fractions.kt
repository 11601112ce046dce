fun price(amount: Double): String {
    return "%.2f".format(amount)
}
