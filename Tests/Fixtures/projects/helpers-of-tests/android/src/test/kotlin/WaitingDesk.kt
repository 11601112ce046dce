fun Desk.itemsNow(owner: String): Result<List<Item>> {
    val waiting = Waiting<Result<List<Item>>>()
    items(owner) { waiting.give(it) }
    return waiting.wait()
}
