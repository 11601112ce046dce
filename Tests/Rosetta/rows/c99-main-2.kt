fun f() { Handler(Looper.getMainLooper()).post { update() } }
