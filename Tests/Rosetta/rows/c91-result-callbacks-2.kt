fun f(id: Int, completion: (Result<Int>) -> Unit) { if (id > 0) completion.invoke(Result.success(id)) else completion.invoke(Result.failure(Bad())) }
