fun hex(bytes: List<Int>): String = bytes.joinToString("") { "%02x".format(it) }
fun code(number: Int): String = "%04d".format(number)
