public enum Prayer {
    case fajr
    case isha
}

/// Nothing here is a case there: told of the type and of the case.
public struct Times {
    public let fajr: Int
    public let isha: Int

    public func current(at time: Int) -> Prayer? {
    //~                                  ^^^^^^^ nullability-differs
        if time >= isha {
            return .isha
        }
        if time >= fajr {
            return .fajr
        }
        return nil
    }

    public func next(at time: Int) -> Prayer? {
    //~                               ^^^^^^^ nullability-differs
        if time >= isha {
            return .isha
        }
        return nil
        //~    ^^^ statement-differs: `nil` in Swift is `Prayer.FAJR` in Kotlin
    }
}
