fun make(action: suspend () -> String) {
}
