fun lastButOne(names: List<String>): String = names[names.lastIndex - 1]
