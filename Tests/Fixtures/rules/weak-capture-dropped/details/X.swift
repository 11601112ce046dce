final class DetailsController {
    private let service: Service
    func load(id: String) {
        service.details(id: id) { [weak self] details in
            self?.title = details.title
        }
    }
}
