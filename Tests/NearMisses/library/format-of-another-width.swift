func time(_ minutes: Int, _ seconds: Int) -> String { String(format: "%02d:%02d", minutes, seconds) }
