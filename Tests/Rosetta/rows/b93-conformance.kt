enum class Mode { A, B }
