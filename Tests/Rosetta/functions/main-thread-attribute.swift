class LoginController {
  @MainActor func submit() {
    login()
  }

  @MainActor func login() {
  }
}
