final class Titles {
  func badge(_ rows: [Row]) -> Badge? {
    return rows.last.map(Badge.init)
  }

  func use(_ rows: [Row]) {
    let badge = rows.first.map(Badge.init)
    show(badge)
  }
}
