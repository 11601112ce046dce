interface Fault {
    val code: Int
    val isSilent: Boolean
        get() = false
}

sealed class SessionFault : Fault {
    object Busy : SessionFault() {
        override val code = 10
    }

    class Unknown(val reason: String) : SessionFault() {
        override val code = 20
    }

    object Canceled : SessionFault() {
        override val code = 30
        override val isSilent = true
    }
}
