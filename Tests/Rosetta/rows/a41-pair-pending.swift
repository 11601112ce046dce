func split(_ text: String) -> (head: String, tail: String) { return (text, "") }
func use() { let parts = split("a"); show(parts.head); show(parts.tail) }
