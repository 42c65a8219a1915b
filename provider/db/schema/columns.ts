import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core'

/** Defines a column of an instant. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** Defines a column of kopecks. */
export const money = (name: string) => bigint(name, { mode: 'number' })
/** Defines a column of bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
/** Defines the columns of what a consent is proved with. */
export const consentProof = () => ({ textHash: text('text_hash'), browser: text('browser'), form: text('form') })
/** Defines the columns of a visitor's tracking cookies, each filled only when the cookie was sent. */
export const tracking = () => ({
  spId: text('sp_id'),
  ubtcid: text('ubtcid'),
  ymUid: text('ym_uid'),
  referer: text('referer'),
})
/** Defines a column of numbers that the database assigns. */
export const identity = (name: string) => bigint(name, { mode: 'number' }).generatedAlwaysAsIdentity()
