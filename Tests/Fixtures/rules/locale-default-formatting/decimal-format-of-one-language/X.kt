class Receipt {
    fun amount(price: Double): String {
        return DecimalFormat("0.00", DecimalFormatSymbols(Locale.US)).format(price)
    }
}
