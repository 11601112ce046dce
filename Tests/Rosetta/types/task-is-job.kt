class Loader {
    var current: Job? = null
}
