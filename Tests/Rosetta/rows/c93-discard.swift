func f() { _ = send() }
