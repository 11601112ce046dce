fun f() { run(3) { x() }
    load(onOk = { x() }, onFail = { y() })
    tap { x() } }
