final class Settings {
    private static let dayKey = "lastSeenDay"
    //~                         ^^^^^^^^^^^^^ info literal-differs
    private var options: [String: Any] = [:]

    var depth: String? {
        get { options["depth_of_search"] as? String }
        //~           ^^^^^^^^^^^^^^^^^ info literal-differs
        set { options["depth_of_search"] = newValue }
        //~           ^^^^^^^^^^^^^^^^^ info literal-differs
    }

    func day() -> String {
        store.text(Settings.dayKey)
    }

    func start(isReady: Bool) {
        if !isReady { fatalError("call prepare() before you start") }
        //~                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info literal-differs
        engine.run("main")
        //~        ^^^^^^ literal-differs
    }
}
