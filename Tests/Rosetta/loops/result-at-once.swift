struct Finder {
  func find(_ rows: [Row]) -> Row? {
    var found: Row? = nil
    for row in rows {
      if row.isOpen {
        found = row
        break
      }
    }
    return found
  }

  func total(_ rows: [Row]) -> Int {
    var total = 0
    for row in rows {
      if row.isLast {
        break
      }
      total += row.size
    }
    return total
  }
}
