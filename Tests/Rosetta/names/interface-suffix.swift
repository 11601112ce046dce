protocol CourtService {
  func load() -> [String]
}

class Booking {
  private let service: CourtService

  init(service: CourtService) {
    self.service = service
  }
}
