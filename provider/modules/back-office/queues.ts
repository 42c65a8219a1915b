export const OFFICE_LISTS = ['callback', 'message', 'request', 'driver', 'name', 'dispute', 'outbox'] as const
export type OfficeList = (typeof OFFICE_LISTS)[number]

export const OFFICE_MOVES = [
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
export type OfficeMove = (typeof OFFICE_MOVES)[number]
