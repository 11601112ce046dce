class Couple {
    fun close(key: Int) = hide(key)
}

class Group {
    fun close(key: Int) = hide(key)
}
