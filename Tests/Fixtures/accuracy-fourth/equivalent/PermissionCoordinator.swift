import Foundation

enum Capability: Hashable, CaseIterable {
    case bluetooth
    case location
    case notifications
}

enum PermissionStatus {
    case notDetermined, denied, restricted, granted
}

enum OnboardingResult: Equatable {
    case ready
    case needsSettings([Capability])
    case blocked(Capability)
}

@MainActor
protocol PermissionGateway: AnyObject {
    func status(of capability: Capability) async -> PermissionStatus
    func request(_ capability: Capability) async -> PermissionStatus
}

@MainActor
final class PermissionCoordinator {
    private let gateway: PermissionGateway
    private(set) var prompted: Set<Capability> = []

    init(gateway: PermissionGateway) {
        self.gateway = gateway
    }

    func resolve(required: [Capability], optional: [Capability] = []) async -> OnboardingResult {
        var refused: [Capability] = []

        for capability in required {
            switch await ensure(capability) {
            case .granted:
                continue
            case .restricted:
                return .blocked(capability)
            case .denied, .notDetermined:
                refused.append(capability)
            }
        }

        guard refused.isEmpty else { return .needsSettings(refused) }

        for capability in optional {
            _ = await ensure(capability)
        }
        return .ready
    }

    private func ensure(_ capability: Capability) async -> PermissionStatus {
        let status = await gateway.status(of: capability)
        guard status == .notDetermined, prompted.insert(capability).inserted else {
            return status
        }
        return await gateway.request(capability)
    }
}
