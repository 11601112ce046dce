fun query(): String {
    return """
        select *
          from users
    """.trimIndent()
}
