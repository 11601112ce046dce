func load(_ loaded: [Track]) {
    tracks = loaded
}
