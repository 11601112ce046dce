fun count(isNext: Boolean) {
    streak = if (isNext) streak + 1 else 1
}
