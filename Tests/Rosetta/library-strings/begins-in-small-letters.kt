fun isHex(text: String): Boolean = text.startsWith("0x", ignoreCase = true)
