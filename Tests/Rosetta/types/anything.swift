func log(value: Any, owner: AnyObject) -> Bool {
  return true
}
