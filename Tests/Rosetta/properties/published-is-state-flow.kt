import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow

class CounterModel {
    private val _count = MutableStateFlow(0)
    val count: StateFlow<Int> = _count
}
