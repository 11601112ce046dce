final class License {
  var documents: Documents

  func take(_ result: Outcome) {
    if case .success(let documents) = result {
      self.documents = documents
    }
  }
}
