func send(_ item: Item, to box: Box) {
  guard let schema = item.schema, let _ = item.data, let id = item.id else { return }
  box.put(schema, id)
}
