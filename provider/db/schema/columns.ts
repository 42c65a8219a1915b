import { bigint, text, timestamp } from 'drizzle-orm/pg-core'

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const money = (name: string) => bigint(name, { mode: 'number' })
/** As the visitor's cookies had them, each only when it was sent. */
export const tracking = () => ({
  spId: text('sp_id'),
  ubtcid: text('ubtcid'),
  ymUid: text('ym_uid'),
  referer: text('referer'),
})
export const identity = (name: string) => bigint(name, { mode: 'number' }).generatedAlwaysAsIdentity()
