fun trace(vararg parts: Any?) { sink(parts.size) }
