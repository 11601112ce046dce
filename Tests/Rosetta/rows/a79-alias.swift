typealias Completion = (Bool) -> Void
func run(_ completion: @escaping Completion) { completion(true) }
