func f(_ code: Int) -> Bool { switch code { case 200..<300: return true
  case 400...499: return false
  default: return false } }
