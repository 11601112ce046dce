fun clock(): SimpleDateFormat {
    return SimpleDateFormat("HH:mm:ss", Locale.getDefault())
}
