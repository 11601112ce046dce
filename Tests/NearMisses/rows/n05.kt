fun f(s: String): List<String> = s.split(",")
