/// Who sees a product. What is left on both sides and has a word in common is one case; `archived` has none, and
/// `hiddenFromSearch` shares a word with what both sides have.
enum ProductStatus {
    case draft
    case hidden
    case visibleToMembers
    //~ info missing-case
    case archived
    //~ missing-case
    case imported
    //~ missing-case
    case hiddenFromSearch
    //~ missing-case
}
