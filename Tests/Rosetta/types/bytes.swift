func send(body: Data) {
}
