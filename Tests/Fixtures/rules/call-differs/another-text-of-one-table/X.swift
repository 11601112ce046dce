struct Notice {
    func title(of failure: Failure) -> String {
        switch failure {
        case .offline: return strings.offline
        //~ call-differs
        case .expired: return strings.expired
        case .other: return strings.generic
        }
    }
}
