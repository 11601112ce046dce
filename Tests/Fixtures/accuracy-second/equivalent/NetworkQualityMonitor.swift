import Foundation

public enum NetworkQuality: Int, Comparable {
    case offline = 0
    case poor = 1
    case moderate = 2
    case good = 3

    public static func < (lhs: NetworkQuality, rhs: NetworkQuality) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}

public protocol NetworkQualityObserver: AnyObject {
    func networkQualityDidChange(from old: NetworkQuality, to new: NetworkQuality)
}

public final class NetworkQualityMonitor {
    private struct Sample {
        let milliseconds: Int
        let succeeded: Bool
    }

    private static let windowSize = 10

    private var samples: [Sample] = []
    private var observers: [NetworkQualityObserver] = []
    private var isReachable = true

    public private(set) var quality: NetworkQuality = .good {
        didSet {
            guard quality != oldValue else { return }
            for observer in observers {
                observer.networkQualityDidChange(from: oldValue, to: quality)
            }
        }
    }

    public init() {}

    public func addObserver(_ observer: NetworkQualityObserver) {
        guard !observers.contains(where: { $0 === observer }) else { return }
        observers.append(observer)
    }

    public func removeObserver(_ observer: NetworkQualityObserver) {
        observers.removeAll { $0 === observer }
    }

    public func setReachable(_ reachable: Bool) {
        isReachable = reachable
        if !reachable {
            samples.removeAll()
        }
        quality = evaluate()
    }

    public func record(milliseconds: Int, succeeded: Bool) {
        samples.append(Sample(milliseconds: milliseconds, succeeded: succeeded))
        if samples.count > Self.windowSize {
            samples.removeFirst()
        }
        quality = evaluate()
    }

    private func evaluate() -> NetworkQuality {
        guard isReachable else { return .offline }
        guard samples.count >= 3 else { return .good }
        let failures = samples.filter { !$0.succeeded }.count
        if failures * 2 >= samples.count { return .poor }

        let times = samples.filter(\.succeeded).map(\.milliseconds).sorted()
        let median = times[times.count / 2]
        switch median {
        case ..<400: return .good
        case 400..<1500: return .moderate
        default: return .poor
        }
    }
}
