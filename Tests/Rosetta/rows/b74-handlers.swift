final class LoginScreen { @IBAction func login() { presenter.login() }
  @objc private func cancel() { presenter.cancel() } }
