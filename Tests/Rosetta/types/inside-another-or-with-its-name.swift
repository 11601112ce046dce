final class Marker {
  func move(_ decoration: Decoration.Id, to lines: [Order.Line]) {}
}
