class PageOptions(val page: Int, val size: Int)
