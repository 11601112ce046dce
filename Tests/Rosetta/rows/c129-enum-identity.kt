fun f(s: Status): Boolean = s === Status.DENIED
