enum class Brand(val variant: String) {
    VISA_ALPHA("visa-alpha"),
    AMEX("amex"),
    BRAND_2GO("2go"),
}
