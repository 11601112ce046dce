struct Tag {
  let name: String
}

func tags(names: [String]) -> [Tag] {
  return names.map { Tag(name: $0) }
}
