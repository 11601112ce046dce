fun key(): String {
    return "\$productId"
}
