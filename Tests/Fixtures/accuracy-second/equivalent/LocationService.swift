import Foundation

public enum LocationAuthorization: Equatable {
    case notDetermined
    case denied
    case whenInUse
    case always

    var allowsForeground: Bool {
        self == .whenInUse || self == .always
    }
}

public protocol LocationServiceDelegate: AnyObject {
    func locationService(_ service: LocationService, didUpdate samples: [LocationSample])
    func locationService(_ service: LocationService, didChange authorization: LocationAuthorization)
    func locationServiceDidStop(_ service: LocationService)
}

public extension LocationServiceDelegate {
    func locationService(_ service: LocationService, didChange authorization: LocationAuthorization) {}
    func locationServiceDidStop(_ service: LocationService) {}
}

public final class LocationService {
    public weak var delegate: LocationServiceDelegate?

    private let provider: LocationProvider
    private let filter: LocationFilter
    private var wantsUpdates = false
    public private(set) var isRunning = false

    public private(set) var authorization: LocationAuthorization {
        didSet {
            guard authorization != oldValue else { return }
            delegate?.locationService(self, didChange: authorization)
            if authorization.allowsForeground {
                startIfPossible()
            } else {
                stopProvider()
            }
        }
    }

    public init(provider: LocationProvider, filter: LocationFilter) {
        self.provider = provider
        self.filter = filter
        self.authorization = provider.authorization
    }

    public func start() {
        wantsUpdates = true
        startIfPossible()
    }

    public func stop() {
        wantsUpdates = false
        stopProvider()
    }

    func providerDidChangeAuthorization() {
        authorization = provider.authorization
    }

    func providerDidReceive(_ samples: [LocationSample]) {
        guard isRunning else { return }
        let accepted = samples.filter { sample in
            if case .accepted = filter.process(sample) { return true }
            return false
        }
        if !accepted.isEmpty {
            delegate?.locationService(self, didUpdate: accepted)
        }
    }

    private func startIfPossible() {
        guard wantsUpdates, !isRunning, authorization.allowsForeground else { return }
        isRunning = true
        filter.reset()
        provider.startUpdates()
    }

    private func stopProvider() {
        guard isRunning else { return }
        isRunning = false
        provider.stopUpdates()
        delegate?.locationServiceDidStop(self)
    }
}
