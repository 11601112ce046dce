func make(transform: (_ id: Int) -> Bool) {
}
