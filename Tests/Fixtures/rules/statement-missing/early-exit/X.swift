import CourtsideKit

/// Sends what a doctor has written.
final class PrescriptionPresenter {
    private let service: IPrescriptionService
    private let view: IPrescriptionView

    init(service: IPrescriptionService, view: IPrescriptionView) {
        self.service = service
        self.view = view
    }

    func send(prescription: Prescription) {
        view.setIsLoading(true)
        service.send(id: prescription.id, dose: prescription.dose)
        view.showSent()
        view.setIsLoading(false)
    }
}
