fun area(code: String): String = when (code.length) {
    7 -> code.substring(1, 3)
    else -> code
}
