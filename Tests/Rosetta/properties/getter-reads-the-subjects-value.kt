class ResetService {
  val step: Step get() = _step.value
  private val _step = MutableStateFlow(Step.NEED_CODE)

  fun advance() {
    _step.value = Step.DONE
  }
}
