class Panel {
    var score: Int? = null
    val best: Int?

    fun show() {
        val current = score
        if (current != null) {
            val score = current
            println(score)
        } else {
            println("none")
        }
        if (best != null) {
            println(best)
        } else {
            println("none")
        }
    }
}
