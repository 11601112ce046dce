fun f(): String { return """
    SELECT *
      FROM t
    """.trimIndent() }
fun g(): String = """a\d+"""
