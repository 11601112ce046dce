import Foundation

protocol TrackableScreen: AnyObject {
    var screenName: String { get }
}

extension TrackableScreen {
    func screenParameters() -> [String: String] {
        [:]
    }
}

final class ScreenTracker {
    private let analytics: AnalyticsTracking
    private var lastScreenName: String?

    init(analytics: AnalyticsTracking) {
        self.analytics = analytics
    }

    func screenAppeared(_ screen: TrackableScreen) {
        guard screen.screenName != lastScreenName else { return }
        var parameters = screen.screenParameters()
        if let previous = lastScreenName {
            parameters["previous_screen"] = previous
        }
        lastScreenName = screen.screenName
        analytics.track("screen_" + screen.screenName, parameters)
    }

    func appBackgrounded() {
        lastScreenName = nil
    }
}

final class SettingsScreenPresenter: TrackableScreen {
    let screenName = "settings"
}

final class ProductScreenPresenter: TrackableScreen {
    let screenName = "product"

    private let productId: String
    private let isOnSale: Bool

    init(productId: String, isOnSale: Bool) {
        self.productId = productId
        self.isOnSale = isOnSale
    }

    func screenParameters() -> [String: String] {
        ["product_id": productId, "on_sale": isOnSale ? "1" : "0"]
    }
}
