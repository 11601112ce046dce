enum AddressField: String {
//~ info kind-differs
    case street
    //~ info missing-case
    case city
    //~ info missing-case
}
