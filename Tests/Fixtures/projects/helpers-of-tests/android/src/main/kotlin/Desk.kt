class Desk {
    fun items(owner: String, completion: (Result<List<Item>>) -> Unit) = ask(owner, completion)
}
