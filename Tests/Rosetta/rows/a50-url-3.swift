struct Link { let target: URL }
