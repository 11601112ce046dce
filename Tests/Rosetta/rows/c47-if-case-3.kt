sealed class S { data object Idle : S(); data class Busy(val job: Int) : S() }
fun f(s: S): Boolean { if (s == S.Idle) return true
    if (s is S.Busy) return s.job > 1
    return false }
