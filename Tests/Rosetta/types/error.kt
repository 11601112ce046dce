fun show(error: Throwable, cause: Exception?) {
}
