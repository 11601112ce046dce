class Tag(val name: String)
//~   ^^^ missing-value-equality

class Mark(val name: String)

sealed class Progress

object Idle : Progress()

class Loaded(val count: Int) : Progress()
//~   ^^^^^^ missing-value-equality

data class Failed(val reason: String) : Progress()
