final class SetCode {
    let codes: [String: String?]

    init(accessCode: String?) { codes = ["access": accessCode] }
    //~ info missing-member: init(accessCode:)

    init(passcode: String?) { codes = ["pass": passcode] }
    //~ info missing-member: init(passcode:)
}

class Service {
    func setAccessCode(_ code: String?) {
        start(SetCode(accessCode: code))
    }
}
