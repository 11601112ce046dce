data class Pixel(val x: Short, val y: Short, val index: Int, val flag: Byte)
