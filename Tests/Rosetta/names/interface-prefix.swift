class Presenter {
  let service: SessionService

  init(service: SessionService) {
    self.service = service
  }
}
