class Draft(var text: String)
