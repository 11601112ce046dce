func title(name: String?) -> String {
  if let name {
    return "Dear " + name
  } else {
    return "Dear guest"
  }
}
