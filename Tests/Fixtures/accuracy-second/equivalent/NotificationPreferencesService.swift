import Foundation

enum NotificationChannel: String, Codable, CaseIterable {
    case orders
    case promotions
    case messages
    case security

    var isMandatory: Bool { self == .security }
}

struct QuietHours: Codable, Equatable {
    let startMinute: Int
    let endMinute: Int

    func contains(minuteOfDay: Int) -> Bool {
        if startMinute <= endMinute {
            return (startMinute..<endMinute).contains(minuteOfDay)
        }
        return minuteOfDay >= startMinute || minuteOfDay < endMinute
    }
}

final class NotificationPreferencesService {
    typealias Completion = (Result<Set<NotificationChannel>, ServiceFailure>) -> Void

    private let api: PreferencesAPIProtocol
    private let callbackQueue: DispatchQueue
    private var enabled: Set<NotificationChannel> = Set(NotificationChannel.allCases)
    var quietHours: QuietHours?

    init(api: PreferencesAPIProtocol, callbackQueue: DispatchQueue = .main) {
        self.api = api
        self.callbackQueue = callbackQueue
    }

    func load(completion: @escaping Completion) {
        api.loadChannels { result in
            self.callbackQueue.async {
                switch result {
                case .success(let names):
                    var channels = Set(names.compactMap(NotificationChannel.init(rawValue:)))
                    channels.formUnion(NotificationChannel.allCases.filter(\.isMandatory))
                    self.enabled = channels
                    completion(.success(channels))
                case .failure(let failure):
                    completion(.failure(failure))
                }
            }
        }
    }

    func setEnabled(_ isEnabled: Bool, channel: NotificationChannel, completion: @escaping Completion) {
        guard isEnabled || !channel.isMandatory else {
            completion(.failure(.notAllowed))
            return
        }
        var updated = enabled
        if isEnabled {
            updated.insert(channel)
        } else {
            updated.remove(channel)
        }
        api.saveChannels(updated.map(\.rawValue).sorted()) { failure in
            self.callbackQueue.async {
                if let failure {
                    completion(.failure(failure))
                } else {
                    self.enabled = updated
                    completion(.success(updated))
                }
            }
        }
    }

    func shouldDeliver(_ channel: NotificationChannel, minuteOfDay: Int) -> Bool {
        if channel.isMandatory { return true }
        guard enabled.contains(channel) else { return false }
        return !(quietHours?.contains(minuteOfDay: minuteOfDay) ?? false)
    }
}
