data class Twin(var size: Int = 1)
