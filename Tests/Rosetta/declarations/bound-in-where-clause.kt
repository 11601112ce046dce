interface Entity

fun <M> store(model: M) where M : Entity {
}
