protocol FenceDelegate: AnyObject {
  func fence(_ fence: Fence, didReport exit: Exit)
  func fence(_ fence: Fence, lowBatteryFor tag: String)
}
