fun note(body: String?): Note? = body?.takeIf { it.isEmpty() }?.let { Note(it) }
