/// A slip of the pen is one name; two words that are alike are two.
enum CardFormat {
    case none
    case full
    case lastLunh(_ numbers: Int)
    //~ name-differs: The case `lastLunh` in Swift is `LastLuhn` in Kotlin
}

struct Length {
    let bits: Int

    var cheksumBitsCount: Int { return bits / 32 }
    //~ ^^^^^^^^^^^^^^^^ name-differs: `cheksumBitsCount` in Swift is `checksumBitsCount` in Kotlin

    func encodeHeader(_ text: String) -> String { return coder.a(text) }
    //~  ^^^^^^^^^^^^ missing-member

    var latitude: Int { return bits + 1 }
    //~ ^^^^^^^^ missing-member
}
