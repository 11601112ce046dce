fun f() { handler.postDelayed({ go() }, 5) }
