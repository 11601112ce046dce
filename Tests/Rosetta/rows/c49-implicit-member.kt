fun f() { set(Mode.DARK); set(mode = Mode.LIGHT, animated = true); val m = Mode.DARK; set(m) }
