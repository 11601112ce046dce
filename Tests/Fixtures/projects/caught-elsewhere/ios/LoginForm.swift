/// The errors are declared in files of their own; which of them is caught is compared all the same.
final class LoginForm {
    private let gate: Gate
    private var hint = ""

    init(gate: Gate) {
        self.gate = gate
    }

    func submit(name: String, password: String) {
        do {
            try gate.open(name: name, password: password)
            hint = "welcome"
        } catch LoginError.wrongPassword {
        //~     ^^^^^^^^^^^^^^^^^^^^^^^^ error-handling-differs: what is caught here is `LoginError.wrongPassword`
            hint = "try again"
        } catch {
            hint = "later"
        }
    }

    func resume(name: String) {
        do {
            try gate.open(name: name, password: "")
            hint = "welcome"
        } catch LoginError.offline {
            hint = "no network"
        } catch {
            hint = "later"
        }
    }
}
