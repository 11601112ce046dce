final class V { func a() { b() }
  func b() {} }
