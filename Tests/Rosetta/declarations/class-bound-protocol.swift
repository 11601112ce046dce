protocol SessionDelegate: AnyObject {
  func sessionEnded()
}
