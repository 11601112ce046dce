/// Asks the hub, which may be gone.
final class Door {
    private weak var hub: Hub?
    //~ info missing-member
    private var code: String?

    init(hub: Hub) {
    //~ info missing-member
        self.hub = hub
    }

    func open(name: String, completion: @escaping ([String]) -> Void) {
        guard let hub = hub else {
            //~ info statement-missing
            completion([])
            return
        }
        hub.open(name: name, urgent: true, completion: completion)
    }

    func close(name: String) {
        guard let code = code else { return }
        //~ statement-missing
        Hub.shared.close(name, code.count)
    }
}
