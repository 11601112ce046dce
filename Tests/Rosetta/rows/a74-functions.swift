final class Button {
  var onTap: (Int) -> Bool
  var onLongTap: (() -> Void)?
  init(onTap: @escaping (Int) -> Bool) { self.onTap = onTap }
  func tap() { onLongTap?() }
}
