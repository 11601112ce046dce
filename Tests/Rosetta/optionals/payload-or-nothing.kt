fun receive(answer: Answer) {
    when (answer) {
        is Answer.Success -> {
            answer.data?.let {
                show(it)
            }
        }
        is Answer.Failure -> stop()
    }
}
