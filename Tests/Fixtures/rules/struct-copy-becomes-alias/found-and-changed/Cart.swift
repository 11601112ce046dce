struct CartLine {
  let sku: String
  var note: String
}
final class Cart {
  private var lines: [CartLine] = []
  private var defaults = CartLine(sku: "", note: "")
  func annotated(sku: String) -> CartLine? {
    guard var line = lines.first(where: { $0.sku == sku }) else { return nil }
    line.note = "preview"
    return line
  }
  func marked(sku: String) {
    guard let index = lines.firstIndex(where: { $0.sku == sku }) else { return }
    var line = lines[index]
    line.note = "marked"
    lines[index] = line
  }
  func made(sku: String) -> CartLine {
    var line = make(sku: sku)
    line.note = "new"
    return line
  }
  private func make(sku: String) -> CartLine {
    return CartLine(sku: sku, note: "")
  }
}
