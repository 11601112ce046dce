class Prices {
    fun text(price: Double): String {
        return DecimalFormat("0.00").format(price)
        //~ info locale-default-formatting
    }

    fun shown(price: Double): String {
        return DecimalFormat("0.00").format(price)
    }
}
