import UIKit

final class LoginViewController: UIViewController {
    @IBOutlet private weak var emailTextField: UITextField!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var loginButton: UIButton!
    private let presenter: LoginPresenter

    init(presenter: LoginPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.start(limit: 3)
        //~                    ^ literal-differs: `3` in Swift is `4` in Kotlin
    }

    @IBAction func login() {
        presenter.login(email: emailTextField.text)
    }

    func show(title: String) {
        titleLabel.text = title
    }

    func numberPicker(_ numberPicker: UIPickerView, didSelectRow row: Int) {
        presenter.pick(row: row)
    }
}
