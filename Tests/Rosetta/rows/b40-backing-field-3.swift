final class Price {
  private var _amount: Int = 0
  var amount: Int {
    get { _amount }
    set { if newValue >= 0 { _amount = newValue } }
  }
}
