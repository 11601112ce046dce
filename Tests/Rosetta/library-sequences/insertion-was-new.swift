func unique(names: [String]) -> [String] {
  var known: Set<String> = []
  return names.filter { known.insert($0).inserted }
}

func isNew(name: String, box: Box) -> Bool {
  return box.names.insert(name).inserted
}
