class Avatar {
    fun initial(name: String): String {
        return name.take(1)
        //~    ^^^^^^^^^^^^ info string-length-units: half an emoji
    }

    fun short(comment: String, length: Int): String {
        return comment.take(length)
        //~ info string-length-units
    }
}
