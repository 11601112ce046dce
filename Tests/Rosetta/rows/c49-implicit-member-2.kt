fun f() { set(DARK); set(LIGHT, true); val m: Mode = DARK; set(m) }
