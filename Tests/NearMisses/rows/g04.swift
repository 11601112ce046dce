func drop(_ d: inout [String: Int], _ k: String) { d[k] = nil }
