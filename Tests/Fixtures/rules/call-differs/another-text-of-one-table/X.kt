class Notice {
    fun title(failure: Failure): String = when (failure) {
        Failure.Offline -> strings.generic
        Failure.Expired -> strings.expired
        Failure.Other -> strings.generic
    }
}
