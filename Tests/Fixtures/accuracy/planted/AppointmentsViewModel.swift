import Foundation

struct Appointment: Equatable {
    let id: Int
    let doctor: String
    let startsAt: Int64
}

protocol AppointmentsSource {
    func upcoming() async throws -> [Appointment]
    func cancel(id: Int) async throws
}

final class AppointmentsViewModel {
    enum State: Equatable {
        case loading
        case empty
        case content([Appointment])
        case error(String)
    }

    private let source: AppointmentsSource
    private(set) var state: State = .loading {
        didSet { onState?(state) }
    }
    var onState: ((State) -> Void)?

    init(source: AppointmentsSource) {
        self.source = source
    }

    func load() async {
        state = .loading
        do {
            let list = try await source.upcoming().sorted { $0.startsAt < $1.startsAt }
            state = list.isEmpty ? .empty : .content(list)
        } catch {
            state = .error("Appointments could not be loaded.")
        }
    }

    func cancel(_ appointment: Appointment) async {
        do {
            try await source.cancel(id: appointment.id)
        } catch {
            state = .error("The appointment could not be cancelled.")
            return
        }
        await load()
    }
}
