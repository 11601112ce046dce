private const val ENCODED_ZERO: Char = '1'
