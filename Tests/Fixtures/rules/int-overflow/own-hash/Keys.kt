class Keys {
    fun bucket(bytes: List<Int>): Int {
        var hash = 7
        for (byte in bytes) {
            hash = 31 * hash + byte
        }
        return hash
    }

    fun safe(bytes: List<Int>): Int {
        var hash = 7
        for (byte in bytes) {
            hash = 31 * hash + byte
        }
        return hash
    }
}
