final class Volume {
  private var raw: Double = 0
  var percent: Int {
    get { return Int(raw * 100) }
    set { raw = Double(newValue) / 100 }
  }
}
