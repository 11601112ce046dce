class Receipt {
    fun amount(price: Double): String {
        return DecimalFormat("0.00").format(price)
        //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ locale-default-formatting
    }
}
