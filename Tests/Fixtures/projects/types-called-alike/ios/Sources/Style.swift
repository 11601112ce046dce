/// How a box looks. What is made for the wire says so in its name on one side only.
struct Style {
    let width: Double?
    let picture: Picture?
    let marks: Set<Mark>
    //~ return-type-differs
    let owner: Owner
    //~ return-type-differs
}
