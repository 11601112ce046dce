func f(_ s: String) -> String { s.trimmingCharacters(in: .whitespaces) }
