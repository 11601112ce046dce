import Foundation

/// A `geo:` link such as `geo:47.37,8.54;u=35`.
struct GeoUri: Equatable {
    let latitude: Double
    let longitude: Double
    let uncertainty: Double?

    private static let number = "-?[0-9]{1,3}(?:\\.[0-9]{1,10})?"
    private static let pattern = try! NSRegularExpression(
        pattern: "geo:(\(number)),(\(number))(?:;u=([0-9]{1,6}))?"
    )

    init?(_ text: String) {
        let whole = NSRange(text.startIndex..., in: text)
        guard let match = Self.pattern.firstMatch(in: text, range: whole) else { return nil }

        func group(_ index: Int) -> Double? {
            Range(match.range(at: index), in: text).flatMap { Double(text[$0]) }
        }

        guard let latitude = group(1), (-90...90).contains(latitude),
              let longitude = group(2), (-180...180).contains(longitude)
        else { return nil }

        self.latitude = latitude
        self.longitude = longitude
        self.uncertainty = group(3)
    }

    var isPrecise: Bool {
        guard let uncertainty else { return false }
        return uncertainty <= 50
    }

    /// The antipode, for the globe view.
    var opposite: (latitude: Double, longitude: Double) {
        (-latitude, longitude > 0 ? longitude - 180 : longitude + 180)
    }
}
