package com.example.shop.till

/** Sums up a basket. */
class Till(
    val taxRate: Double,
    val printer: IPrinter
) {

    fun total(basket: Basket): Double {
        val net = basket.sum()
        val discount = basket.discount()
        val tax = net * taxRate
        printer.add(line = "Net", amount = net)
        printer.add(line = "Tax", amount = tax)
        return net - discount + tax
    }

    fun isEmpty(basket: Basket): Boolean = basket.sum() == 0.0
}
