final class Grid {
  var rows: [String] = []

  subscript(row: Int) -> String {
    get { rows[row] }
    set { rows[row] = newValue }
  }

  subscript(place: Place) -> String {
    get { rows[place.row] }
    set { rows[place.row] = newValue }
  }
}
