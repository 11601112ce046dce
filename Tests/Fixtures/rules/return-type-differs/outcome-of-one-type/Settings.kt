class SettingsReader {
    suspend fun refresh(token: String): RefreshResult = read(token)
    suspend fun check(token: String): CheckResult = read(token)
}

data class Reply(val isAccepted: Boolean)
data class Note(val text: String)

sealed class RefreshResult {
    //~ missing-type: `RefreshResult`
    data class Success(val reply: Reply) : RefreshResult()
    data class Failure(val error: Throwable) : RefreshResult()
}

sealed class CheckResult {
    //~ missing-type: `CheckResult`
    data class Success(val note: Note) : CheckResult()
    data class Failure(val error: Throwable) : CheckResult()
}
