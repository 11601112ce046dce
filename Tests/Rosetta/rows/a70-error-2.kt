interface Listener { fun failed(error: Exception) }
