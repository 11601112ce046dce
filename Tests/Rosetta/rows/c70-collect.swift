func f(_ s: AsyncStream<Int>) async { for await x in s { use(x) } }
