class Volume {
  var level: Int = 0

  var percent: Int {
    get { level * 10 }
    set(newPercent) { level = newPercent / 10 }
  }
}
