/// How a box looks. What is made for the wire says so in its name on one side only.
/// Of two kinds nobody knows whether they are one.
struct Style {
    let width: Double?
    let picture: Picture?
    let tint: ShiftingColor?
    let kind: BoxKind
    //~ return-type-differs
    let marks: Set<Mark>
    //~ return-type-differs
    let owner: Owner
    //~ return-type-differs
}
