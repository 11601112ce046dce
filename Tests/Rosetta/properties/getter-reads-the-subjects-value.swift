class ResetService {
  var step: Step { _step.value }
  private var _step: CurrentValueSubject<Step, Never> = .init(.needCode)

  func advance() {
    _step.value = .done
  }
}
