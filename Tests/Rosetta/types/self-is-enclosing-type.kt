class Builder {
    fun reset(): Builder {
        return this
    }
}
