func canSave(isReady: Bool, isOpen: Bool) -> Bool {
  return isReady && isOpen
}
