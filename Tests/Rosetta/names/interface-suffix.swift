protocol CourtService {
  func load() -> [String]
}

class Booking {
  let service: CourtService

  init(service: CourtService) {
    self.service = service
  }
}
