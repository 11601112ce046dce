sealed class Answer { data object Yes : Answer(); data class Other(val value: String) : Answer() }
fun text(a: Answer): String {
    return when (a) {
        Answer.Yes -> "y"
        is Answer.Other -> a.value
    }
}
