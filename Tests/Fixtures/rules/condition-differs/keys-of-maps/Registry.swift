class Registry {
  func isBlocked(id: String) -> Bool {
    let names = load(id: id)
    if let _ = names[id] { return true }
    if names["all"] == nil { return false }
    return names["none"] != nil
    //~ literal-differs
  }

  func state(of gate: Gate) -> Int {
    if let isShut = gate.isShut, !isShut { return -1 }
    return 0
  }
}
