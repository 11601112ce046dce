fun <K, V> pick(key: K, value: V): V? {
    return null
}
