protocol Stage {
    var width: Int { get }
    func start(first: Bool)
    func turn(times: Int)
    func halt(slowly: Bool)
}
