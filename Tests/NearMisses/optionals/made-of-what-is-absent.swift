func badge(_ rows: [Row]) -> Badge {
  return Badge(rows.last)
}
