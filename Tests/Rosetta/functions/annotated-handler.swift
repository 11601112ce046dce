class Screen {
  @IBAction func login() {
    open()
  }

  func open() {
  }
}
