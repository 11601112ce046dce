private fun Row.converted(): Model = Model(id)
data class Model(val id: Int)
