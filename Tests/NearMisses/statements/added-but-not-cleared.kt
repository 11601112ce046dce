fun load(loaded: List<Track>) {
    tracks.addAll(loaded)
}
