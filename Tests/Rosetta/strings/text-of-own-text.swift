class Badge {
  var title: String = ""

  func show() {
    let prefix = "Dr."
    print(first: "\(title)", second: "\(prefix)")
  }
}
