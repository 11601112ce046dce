func f(_ d: inout [String: Int], _ e: [String: Int]) { d.merge(e) { old, _ in old } }
