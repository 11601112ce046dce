func split(_ text: String) -> (String, String) { return (text, "") }
func use() { let parts = split("a"); show(parts.0); show(parts.1) }
