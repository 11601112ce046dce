func added(_ rows: [Row], _ row: Row) -> [Row] {
  var all = rows
  all.append(row)
  return all
}
