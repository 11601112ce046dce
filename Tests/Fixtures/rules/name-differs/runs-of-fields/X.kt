class Address(
    val country: String,
    val streetAddress: String? = null,
    val furtherAddress: String? = null,
    val region: String? = null,
)

fun noPageCss(size: Double, color: String, isDark: Boolean): String = write(size, isDark, color)
