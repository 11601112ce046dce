class Request {
}

extension Request {
  enum Priority {
    case low
    case high
  }
}
