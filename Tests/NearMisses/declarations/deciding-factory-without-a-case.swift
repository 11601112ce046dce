enum Place {
  case city
  case street

  init?(rawValue: String) {
    switch rawValue {
    case "locality": self = .city
    case "route": self = .street
    default: return nil
    }
  }
}
