fun names(first: String?, last: String?): List<String> = listOfNotNull(first, last).map { it.uppercase() }
