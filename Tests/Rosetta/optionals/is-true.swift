func isOpen(flag: Bool?) -> Bool {
  return flag ?? false
}
