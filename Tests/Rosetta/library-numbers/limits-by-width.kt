val limits: List<Any> = listOf(
    ULong.MAX_VALUE, UInt.MAX_VALUE, UShort.MAX_VALUE, UByte.MAX_VALUE, Short.MAX_VALUE, Short.MIN_VALUE,
    Byte.MAX_VALUE, Byte.MIN_VALUE,
)
