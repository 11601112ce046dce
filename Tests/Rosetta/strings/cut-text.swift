func host(_ url: String) -> String { url.hasSuffix("/") ? String(url.dropLast()) : url }
func bare(_ url: String) -> String { url.hasPrefix("www.") ? String(url.dropFirst(4)) : url }
