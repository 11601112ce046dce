enum Endpoint {
    case list, detail, upload

    var timeout: Int {
        switch self {
        case .upload: return 120
        //~ literal-differs
        case .list, .detail: return 30
        }
    }

    func retries(_ status: Int, _ reason: String) -> Bool {
        switch status {
        case 401: return true
        case 403: return reason == "expired"
        //~ literal-differs
        default: return false
        }
    }
}
