fun f() { run(3, { x() })
    load({ x() }) { y() }
    tap({ x() }) }
