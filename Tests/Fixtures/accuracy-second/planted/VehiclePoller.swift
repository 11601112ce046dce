import Foundation

protocol VehicleFetching {
    func fetchVehicles(line: String) async throws -> [VehiclePosition]
}

@MainActor
final class VehiclePoller {

    private let api: VehicleFetching
    private let interval: TimeInterval
    private var task: Task<Void, Never>?

    private(set) var line: String?
    private(set) var failures = 0

    var onPositions: ((String, [VehiclePosition]) -> Void)?
    var onUnavailable: (() -> Void)?

    init(api: VehicleFetching, interval: TimeInterval = 10) {
        self.api = api
        self.interval = interval
    }

    func start(line: String) {
        task?.cancel()
        self.line = line
        failures = 0
        task = Task { [weak self] in
            while !Task.isCancelled {
                guard let self else { return }
                await self.poll(line)
                try? await Task.sleep(nanoseconds: UInt64(self.interval * 1_000_000_000))
            }
        }
    }

    func stop() {
        task?.cancel()
        task = nil
        line = nil
    }

    private func poll(_ line: String) async {
        do {
            let positions = try await api.fetchVehicles(line: line)
            guard !Task.isCancelled else { return }
            failures = 0
            onPositions?(line, positions.sorted { $0.vehicleId < $1.vehicleId })
        } catch {
            guard !Task.isCancelled else { return }
            failures += 1
            if failures == 3 {
                onUnavailable?()
            }
        }
    }
}
