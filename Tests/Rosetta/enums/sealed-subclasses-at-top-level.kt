sealed class Load

object Idle : Load()

data class Done(val count: Int) : Load()
