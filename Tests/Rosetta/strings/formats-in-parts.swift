func price(_ cents: Int) -> String {
    String(format: "%d.%02d €", cents / 100, cents % 100)
}

func clock(_ minutes: Int, _ seconds: Int) -> String {
    return String(format: "%02d:%02d", minutes, seconds)
}

func greeting(_ name: String, _ count: Int) -> String {
    String(format: "Hello %@, 100 %% of %ld", name, count)
}
