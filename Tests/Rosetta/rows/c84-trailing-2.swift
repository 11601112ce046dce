func f() { run(3, block: { x() })
  load { x() } onFail: { y() }
  tap({ x() }) }
