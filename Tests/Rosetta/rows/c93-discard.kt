fun f() { send() }
