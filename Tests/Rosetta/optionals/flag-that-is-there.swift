func price(gate: Gate) -> Int {
  if gate.isOpen != nil && gate.isOpen == true { return 1 }
  if let isShut = gate.isShut, !isShut { return 2 }
  if let _ = gate.keeper { return 3 }
  return 0
}
