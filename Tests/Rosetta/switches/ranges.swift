func kind(code: Int) -> String {
  switch code {
  case 200...299: return "ok"
  case 400..<500: return "client"
  default: return "other"
  }
}
