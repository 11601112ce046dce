/// Hands on one value after another.
public final class Signal<Value> {
//~ missing-type
    public let last: Value
    public let count: Int

    public init(last: Value, count: Int) {
        self.last = last
        self.count = count
    }
}

public final class Loader {
    public let isLoading: Signal<Bool>
    //~ info return-type-differs
    public let title: Signal<String>
    //~ return-type-differs

    public init(isLoading: Signal<Bool>, title: Signal<String>) {
        self.isLoading = isLoading
        self.title = title
    }
}
