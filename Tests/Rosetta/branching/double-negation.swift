func save(isLocked: Bool, isEmpty: Bool) {
  if !(isLocked || isEmpty) {
    write()
  }
}

func write() {
}
