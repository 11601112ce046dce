object Desk {
    fun close(id: String) {
        clear(id)
        show(Sign.Closed)
    }

    private fun clear(id: String) { drop(id) }

    private fun show(sign: Sign) { paint(sign) }
}

enum class Sign { Open, Closed }
