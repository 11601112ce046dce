/// One decision, told once.
struct Hours {
    let rise: DateComponents
    //~ ^^^^^^^^^^^^^^^^^^^^ return-type-differs: `rise`, `set` and 3 more give `DateComponents` in Swift and `Double` in Kotlin
    let set: DateComponents
    let noon: DateComponents

    func at(_ angle: Int) -> DateComponents {
        return find(angle)
    }

    func evening(_ angle: Int) -> DateComponents {
        return find(angle + 1)
    }

    func name(_ angle: Int) -> String {
    //~                        ^^^^^^ return-type-differs: `name` gives `String` in Swift and `Int` in Kotlin
        return label(angle)
    }
}
