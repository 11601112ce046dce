fun price(gate: Gate): Int {
  if (gate.isOpen == true) return 1
  if (gate.isShut == false) return 2
  if (gate.keeper != null) return 3
  return 0
}
