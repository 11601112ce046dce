typealias Headers = Map<String, String>
typealias Handler = (Headers) -> Unit
fun send(headers: Headers, handler: Handler) { handler(headers) }
