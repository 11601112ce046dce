typealias Done = (Boolean) -> Unit

fun run(done: Done) {
    done(true)
}
