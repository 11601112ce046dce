public enum Delivery {
  case handedOver(note: String)
  case accepted(by: String?)
  case rejected(reason: String)
  case lost
}
