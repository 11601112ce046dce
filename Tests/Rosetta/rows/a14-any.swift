func describe(_ value: Any) -> String { return String(describing: value) }
