func names(_ first: String?, _ last: String?) -> [String] { [first, last].compactMap { $0?.uppercased() } }
