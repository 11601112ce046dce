class Pixel(val data: ByteArray) {
    fun brightness(): Int {
        var sum = 0
        for (byte in data) {
            sum += byte.toInt()
            //~    ^^^^^^^^^^^^ signed-bytes: in Swift `Int(byte)` goes up to 255
        }
        return sum
    }
}
