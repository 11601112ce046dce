func log(_ parts: String...) { output(parts.joined(separator: " ")) }
func output(_ text: String) {}
