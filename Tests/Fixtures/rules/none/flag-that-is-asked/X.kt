fun paint(isOn: Boolean, isDim: Boolean) {
    if (isOn) { light() }
    if (!isDim) { shine() }
}
