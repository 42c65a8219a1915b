/** Whether a booking of this status waits for somebody, and runs out at its `holdUntil`. */
export function isWaiting(status: string): boolean {
  return status === 'held' || status === 'awaiting_payment'
}
