func open(isNew: Bool) {
  if isNew {
    create()
  } else {
    load()
  }
}

func create() {
}

func load() {
}
