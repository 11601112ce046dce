struct Download {
    let name: String
    let totalBytes: Int
}
final class Downloads {
    func remaining(downloads: [Download], elapsedMillis: Int) -> Int { return downloads.count }
}
