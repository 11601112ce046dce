/** Who sees a product. */
enum class ProductStatus {
    DRAFT,
    HIDDEN,
    MEMBERS_ONLY,
    //~ info missing-case
    HIDDEN_FOR_GUESTS,
    //~ missing-case
}
