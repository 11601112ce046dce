func lacksCapital(_ text: String) -> Bool {
    isStrict && !text.contains(where: { ("A"..."Z").contains($0) })
}
