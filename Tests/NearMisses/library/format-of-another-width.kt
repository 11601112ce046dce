fun time(minutes: Int, seconds: Int): String = String.format(Locale.ROOT, "%2d:%02d", minutes, seconds)
