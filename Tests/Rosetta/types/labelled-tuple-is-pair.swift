func make(range: (low: Int, high: Int)) {
}
