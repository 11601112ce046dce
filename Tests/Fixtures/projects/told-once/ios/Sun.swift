/// Parts where the other side has hours: the types say it.
struct Sun {
    let date: Parts
    let rise: Parts
    //~ ^^^^^^^^^^^ return-type-differs: `Parts` in Swift and `Double` in Kotlin
    let set: Parts
    //~ ^^^^^^^^^^ return-type-differs
    let noon: Parts
    //~ ^^^^^^^^^^^ return-type-differs

    init(date: Parts, degrees: Double) {
        self.date = date
        let first = date.setting(hour: degrees * 2)
        let second = date.setting(hour: degrees * 3)
        let third = date.setting(hour: degrees * 4)
        rise = first.rounded()
        set = second.rounded()
        noon = third.rounded()
    }

    func time(at angle: Double) -> Parts {
    //~                            ^^^^^ return-type-differs
        let hours = angle / 15
        return date.setting(hour: hours)
    }
}
