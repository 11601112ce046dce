import CourtsideKit
import UIKit

class BookingViewController: PresenterViewController<BookingPresenter>, IBookingView {
    @IBOutlet weak var playersTextField: CourtsideTextField!
    @IBOutlet weak var noteTextField: CourtsideTextField!
    @IBOutlet weak var confirmButton: UIButton!
    @IBOutlet weak var loadingIndicator: UIActivityIndicatorView!

    var draft: BookingDraft?

    private var isLoading = false
    private let formatter = BookingFormatter()

    override func viewDidLoad() {
        super.viewDidLoad()
        playersTextField.nextTextField = noteTextField
        reloadConfirmButtonState()
    }

    @IBAction func confirm() {
        guard let draft = draft else { return }
        presenter.confirm(draft: draft, note: noteTextField.text)
    }

    func invite(player: String) {
        draft = draft?.inviting(player: player)
        playersTextField.text = formatter.players(draft?.players ?? [])
        reloadConfirmButtonState()
    }

    private func reloadConfirmButtonState() {
        confirmButton.isEnabled = draft != nil && !isLoading
    }

    // ****  View Interface  ****

    func setIsLoading(_ loading: Bool) {
        isLoading = loading
        loadingIndicator.setIsVisible(loading)
        reloadConfirmButtonState()
    }

    func showBookings(_ bookings: [Booking]) {
        reloadConfirmButtonState()
    }
}
