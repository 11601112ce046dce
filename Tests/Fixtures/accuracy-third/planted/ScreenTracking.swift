import Foundation

protocol TrackedScreen {
    var route: String { get }
}

extension TrackedScreen {
    var analyticsName: String {
        "screen_" + route.replacingOccurrences(of: "/", with: "_")
    }
}

struct HomeScreen: TrackedScreen {
    let route = "home"
}

struct ArticleScreen: TrackedScreen {
    let articleID: String
    var route: String { "article/\(articleID)" }
}

struct CheckoutScreen: TrackedScreen {
    let step: Int
    var route: String { "checkout/\(step)" }
    var analyticsName: String { "funnel_checkout_\(step)" }
}

final class ScreenTracker {
    private let send: (String, [String: String]) -> Void
    private var trail: [String] = []

    init(send: @escaping (String, [String: String]) -> Void) {
        self.send = send
    }

    func entered(_ screen: TrackedScreen) {
        let name = screen.analyticsName
        guard name != trail.last else { return }

        var parameters = ["route": screen.route]
        parameters["previous"] = trail.last
        send(name, parameters)

        trail.append(name)
        if trail.count > 20 {
            trail.removeFirst()
        }
    }

    var breadcrumb: String {
        trail.joined(separator: " > ")
    }
}
