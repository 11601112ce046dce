final class Loader {
    func draft(_ path: String) throws -> String? {
        do {
            return try read(path)
        } catch let error as FileError {
            log(error)
            return nil
        }
    }

    func page(_ path: String) throws -> String? {
        do {
            return try read(path)
        } catch let error as FileError {
            log(error)
            return nil
        }
    }
}
