struct Box { let items: [Int]
  var total: Int { items.reduce(0, +) }
  var firstItem: Int? { items.first } }
func use(box: Box) -> Int { return box.total }
