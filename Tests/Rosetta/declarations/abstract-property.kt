abstract class Screen {
    abstract val title: String
}
