sealed class Answer { object Yes : Answer(); data class Other(val text: String) : Answer() }
fun text(a: Answer): String = when (a) { is Answer.Yes -> "y"; is Answer.Other -> a.text }
