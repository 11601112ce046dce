func kind(code: Int) -> String {
  switch code {
  case 400..<500: return "client"
  default: return "other"
  }
}
