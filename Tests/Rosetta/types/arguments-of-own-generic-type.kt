fun load(): Promise<Map<String, Boolean>> {
    return cache
}
