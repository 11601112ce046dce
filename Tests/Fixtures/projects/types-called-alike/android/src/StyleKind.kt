enum class StyleKind {
    SOLID,
    DASHED,
}
