class Placeholder {
}
