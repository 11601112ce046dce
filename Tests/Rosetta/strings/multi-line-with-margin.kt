fun query(): String {
    return """
        |select *
        |from users
    """.trimMargin()
}
