val String.isBlankLine: Boolean
    get() = none { it != ' ' && it != '_' }
