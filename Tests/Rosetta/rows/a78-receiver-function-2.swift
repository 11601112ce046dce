func edit(_ change: (inout [String: String]) -> Void) { var d: [String: String] = [:]; change(&d) }
