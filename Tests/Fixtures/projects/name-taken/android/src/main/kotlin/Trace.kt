object Trace {
    enum class Level { None, Verbose, Debug, Info, Warning, Error }

    var level: Level = Level.None
}
