func f(_ s: String) -> Int { switch s { case "a": return 1
  case "b": return 2
  default: return 3 } }
