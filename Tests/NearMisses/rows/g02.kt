fun parts(s: String): List<String> = s.split(",")
