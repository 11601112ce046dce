final class FileStorage {
    private let folder: URL

    init(folder: URL) {
        self.folder = folder
    }

    func write(_ data: Data, name: String) throws {
        let file = folder.appendingPathComponent(name)
        try data.write(to: file, options: .atomic)
    }

    func exists(_ name: String) -> Bool {
        return FileManager.default.fileExists(atPath: name)
    }
}
