import Foundation

/// What this type wraps the other side writes as it is.
struct Angle {
//~    ^^^^^ missing-type
    var degrees: Double

    init(_ degrees: Double) { self.degrees = degrees }

    var radians: Double { degrees * .pi / 180 }
}

struct Place {
    let latitude: Double
    let longitude: Double

    var latitudeAngle: Angle { Angle(latitude) }

    func bearing(to other: Place) -> Double {
        let difference = Angle(mix(other.longitude, longitude))
        let start = Angle(mix(latitude, 2))
        return clamp(difference.degrees, start.degrees)
    }

    func distance(to other: Place) -> Double {
        let start = Angle(mix(latitude, 3))
        return clamp(other.longitude, start.degrees)
        //~                ^^^^^^^^^ call-differs: `latitude` in Kotlin
    }
}

func mix(_ a: Double, _ b: Double) -> Double { a + b / 2 }

func clamp(_ a: Double, _ b: Double) -> Double { min(a, b) }
