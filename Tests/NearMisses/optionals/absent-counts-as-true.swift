func isOpen(flag: Bool?) -> Bool {
  return flag ?? true
}
