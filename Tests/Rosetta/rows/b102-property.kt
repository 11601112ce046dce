val Court.label: String get() = "$name ($size)"
