func make(transform: (Int, String) -> Bool, done: (() -> Void)?) {
}
