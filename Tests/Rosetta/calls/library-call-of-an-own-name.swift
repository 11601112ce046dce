final class Archive {
    let engine: Engine

    init(engine: Engine) { self.engine = engine }

    func write(path: String, secret: Data, options: WriteOptions) {
        engine.write(path: path, options: options.toEngine(), key: secret)
    }
}
