func paint(_ isOn: Bool, _ isDim: Bool) {
    if isOn == true { light() }
    if isDim == false { shine() }
}
