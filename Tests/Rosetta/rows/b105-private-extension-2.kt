private fun Row.converted(): Model { return Model(id = this.id) }
data class Model(val id: Int)
