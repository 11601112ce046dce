struct PageOptions {
  let page: Int
  let size: Int
}
