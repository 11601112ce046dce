@Composable
fun Frame(number: Int) {
    AndroidView(factory = { context -> FrameView(context).apply { turn(number) } })
}
