open class Tool { public init() {}
  open func run() { start() }
  func start() {} }
