interface Shape

fun draw(shape: Shape) {
}

fun fill(shape: Shape) {
}
