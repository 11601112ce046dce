fun count(result: Load): Int = when (result) {
    is Load.Loaded -> result.data.count + result.data.extra
    is Load.Failed -> result.error.code
    Load.Idle -> 0
}
