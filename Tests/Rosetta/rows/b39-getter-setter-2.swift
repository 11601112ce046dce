final class Volume {
  private var raw: Double = 0
  var percent: Int {
    get { Int(raw * 100) }
    set(next) { raw = Double(next) / 100 }
  }
}
