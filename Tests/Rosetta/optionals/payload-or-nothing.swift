func receive(_ answer: Answer) {
  switch answer {
  case .success(let data):
    if let data = data {
      show(data)
    }
  case .failure:
    stop()
  }
}
