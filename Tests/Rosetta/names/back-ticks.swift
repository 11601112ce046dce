func open(_ `in`: String) -> String {
  return `in`
}
