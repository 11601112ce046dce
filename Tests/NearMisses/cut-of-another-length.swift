func bare(_ url: String) -> String { url.hasPrefix("www.") ? String(url.dropFirst()) : url }
