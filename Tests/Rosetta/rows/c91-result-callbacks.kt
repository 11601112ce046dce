fun f(id: Int, callback: (Result<Int>) -> Unit) { if (id > 0) { callback(Result.success(id)) } else { callback(Result.failure(Bad())) } }
