fun fail(): Nothing {
    error("failed")
}
