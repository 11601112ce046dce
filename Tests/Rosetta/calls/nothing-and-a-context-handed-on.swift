final class Desk {
    func finish(_ id: String) { Bell.shared.ring(id) }
    var region: String? { Vault.shared.getRegion() }
}
