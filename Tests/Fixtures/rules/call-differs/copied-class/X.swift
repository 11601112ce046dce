final class Couple {
    func close(_ key: Int) { drop(key) }
    //~ call-differs
}

final class Group {
    func close(_ key: Int) { drop(key) }
    //~ info call-differs
}
