fun f(): String = """
    |SELECT *
    |  FROM t
    """.trimMargin()
fun g(): String = "a\\d+"
