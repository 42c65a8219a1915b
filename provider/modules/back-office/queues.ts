/** What waits for staff, by the name of its command. */
export const QUEUES = ['callback', 'message', 'request', 'extension', 'driver', 'name', 'dispute', 'outbox'] as const
export type Queue = (typeof QUEUES)[number]

/** What staff do with an entry, by the name of the recorded action. */
export const QUEUE_ACTIONS = [
  'callback.done',
  'callback.missed',
  'message.done',
  'request.done',
  'driver.verify',
  'driver.reject',
  'name.accept',
  'name.refuse',
  'dispute.keep',
  'dispute.drop',
  'block.remove',
  'outbox.retry',
] as const
export type QueueAction = (typeof QUEUE_ACTIONS)[number]
