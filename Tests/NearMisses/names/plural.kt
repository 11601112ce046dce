const val MAX_RETRY = 3
