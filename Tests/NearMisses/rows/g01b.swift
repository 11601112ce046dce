func head(_ xs: [Item]) -> Item? { xs.first { $0.isOpen } }
