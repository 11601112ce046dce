class Presenter {
  let service: SessionServiceProtocol

  init(service: SessionServiceProtocol) {
    self.service = service
  }
}
