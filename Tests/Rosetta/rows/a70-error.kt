interface Listener { fun failed(error: Throwable) }
