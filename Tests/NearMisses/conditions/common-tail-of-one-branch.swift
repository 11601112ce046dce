func place(_ isNew: Bool, _ row: Row) {
  if isNew {
    insert(row)
    save(row)
  } else {
    update(row)
  }
}
