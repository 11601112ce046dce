struct Colour {
    let value: UInt64

    var upper: UInt64 { value >> 32 }

    var red: UInt64 { (value >> 16) & 0xff }

    var alpha: UInt64 { value >> 56 }
}
