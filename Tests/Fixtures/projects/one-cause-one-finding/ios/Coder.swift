public final class Coder {
    private var state: State = .initial

    // Nobody outside hands anything over.
    private func count(_ values: String) -> Int {
        return values.count
    }

    public func size(_ values: String) -> Int {
    //~              ^^^^^^^^^^^^^^^^ nullability-differs: `values` may be null in Kotlin only
        return values.count
    }
}

public final class Coordinator {
    public private(set) var step: Int = 0
    //~                     ^^^^ narrower-visibility: public in Swift and internal in Kotlin
    public private(set) var level: Int = 0
    //~                     ^^^^^ mutability-differs: `level` can be set in Kotlin only
}
