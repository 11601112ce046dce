/// Opens.
struct Gate {
    let name: String
}

struct Hinge {
    //~ missing-type
    let side: String
    let size: Int
}
