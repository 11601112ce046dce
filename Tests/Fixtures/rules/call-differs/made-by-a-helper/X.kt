package com.example.courtside

private const val TEXT = "Server error"
//~               ^^^^ info missing-member

/** What can go wrong, by the number that the server gives it. */
class ServerException(val code: String, val text: String) : Exception() {
    companion object {
        val offline = ServerException(code = "E1", text = TEXT)
        val slow = ServerException(code = "E2", text = TEXT)
        val gone = ServerException("E3", TEXT)
        val full = ServerException(code = "E5", text = TEXT)
        val odd = ServerException(code = "E9", text = "odd")
    }
}
