class FrameView(context: Context) : FrameLayout(context) {
    var number: Int = 0

    fun turn(count: Int) {
        number += count
    }
}
