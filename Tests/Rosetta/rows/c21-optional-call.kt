class Knob { var onTurn: ((Int) -> Unit)? = null
    fun turn() { onTurn?.invoke(1) } }
