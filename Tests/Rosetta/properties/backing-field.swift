class Revenue {
  private var _quantity: Int = 1

  var quantity: Int {
    get { _quantity }
    set {
      if newValue > 0 {
        _quantity = newValue
      }
    }
  }
}
