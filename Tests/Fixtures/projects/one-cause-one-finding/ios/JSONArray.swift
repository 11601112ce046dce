/// A class around a library's object that has the class's own name: what each side calls on it is the library's affair.
public class JSONArray {
    var data: [Any]
    public var size: Int
    //~        ^^^^^^^^^ return-type-differs: `Int` in Swift and `String` in Kotlin

    init(size: Int) {
        self.data = []
        self.size = size
    }

    public func add(_ value: Int) {
        self.data.append(value)
    }
}
