fun send(item: Item, box: Box) {
    if (item.id == null || item.schema == null || item.data == null) return
    box.put(item.schema, item.id)
}
