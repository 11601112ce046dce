func clock(_ minutes: Int, _ seconds: Int) -> String {
    String(format: "%d:%02d", minutes, seconds)
}
