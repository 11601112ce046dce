// How much of its inside a side shows is told once.
public struct Lock {
    //~ narrower-visibility: `Lock`: public in Swift and internal in Kotlin. So in 3 other places.
    public let size: Int

    public let weight: Int
}

public struct Door {
    public let size: Int

    public let weight: Int
}

public struct Hinge {
    public let size: Int

    public let weight: Int
}

public struct Bell {
    public let size: Int

    public let weight: Int
}
