func f() { print("a"); logger.debug("b"); os_log("c"); go() }
