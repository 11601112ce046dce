func trace(_ parts: Any?...) { sink(parts.count) }
