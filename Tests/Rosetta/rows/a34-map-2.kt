fun headers(): Map<String, String> = mapOf("a" to "b")
