class Cache {
    fun isOld(age: Long): Boolean {
        return age > 1000 * 60 * 60 * 24 * 30
        //~          ^^^^^^^^^^^^^^^^^^^^^^^^ int-overflow: is -1702967296
    }

    fun end(start: Long): Long {
        return start + 1000 * 60 * 60 * 24 * 30
        //~            ^^^^^^^^^^^^^^^^^^^^^^^^ int-overflow: is -1702967296
    }

    fun half(total: Long): Long {
        return total / 1000 / 60 * 30
    }
}
