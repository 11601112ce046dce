struct Row {
  var isOn: Bool
  let id: Int
}
final class Rows {
  private var rows: [Row] = []
  private var byId: [Int: Row] = [:]
  private var current = Row(isOn: false, id: 0)
  func toggle(index: Int) {
    var row = rows[index]
    row.isOn.toggle()
    rows[index] = row
  }
  func on(id: Int) {
    guard var row = byId[id] else { return }
    row.isOn = true
    byId[id] = row
  }
  func start() {
    var next = current
    next.isOn = true
    current = next
  }
}
