struct Tone {
    let name: String
    static let a = Tone(name: "a")
    //~ literal-differs: "a"
    static let b = Tone(name: "b")
    //~ info literal-differs: "b"
    static let c = Tone(name: "c")
    //~ info literal-differs: "c"
    static let d = Tone(name: "d")
    //~ info literal-differs: "d"
    static let e = Tone(name: "e")
    //~ info literal-differs: "e"
    static let f = Tone(name: "f")
    //~ info literal-differs: "f"
    static let g = Tone(name: "g")
    //~ info literal-differs: "g"
    static let h = Tone(name: "h")
    //~ info literal-differs: "h"
    static let i = Tone(name: "i")
    //~ info literal-differs: "i"
    static let j = Tone(name: "j")
    //~ info literal-differs: "j"
}
