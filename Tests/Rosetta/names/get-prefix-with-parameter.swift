protocol Reader {
  func string(name: String) -> String?
}

func title(reader: Reader) -> String? {
  return reader.string(name: "title")
}
