private let maxRetries = 3
fileprivate let prefix = "p-"
func name(_ i: Int) -> String { i < maxRetries ? prefix : "" }
