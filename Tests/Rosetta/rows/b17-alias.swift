typealias Headers = [String: String]
typealias Handler = (Headers) -> Void
func send(_ headers: Headers, then handler: Handler) { handler(headers) }
