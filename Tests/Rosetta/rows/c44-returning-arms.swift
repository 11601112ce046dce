func label(_ s: String) -> String? { switch s { case "a": return "A"
  case "b":
    log()
    return "B"
  default: return nil } }
