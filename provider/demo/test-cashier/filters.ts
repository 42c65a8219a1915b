import { z } from 'zod'

const Moment = z.iso.datetime({ offset: true }).optional()
const Id = z.string().min(1).max(64).optional()

const PAGE = {
  limit: z.coerce.number().int().min(1).max(100).default(10),
  cursor: Id,
  'created_at.gte': Moment,
  'created_at.gt': Moment,
  'created_at.lte': Moment,
  'created_at.lt': Moment,
}

/** Filters of the lists of API v3. */
export const ListPayments = z.strictObject({
  ...PAGE,
  'captured_at.gte': Moment,
  'captured_at.gt': Moment,
  'captured_at.lte': Moment,
  'captured_at.lt': Moment,
  payment_method: z.string().max(32).optional(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']).optional(),
})

const Settled = z.enum(['pending', 'succeeded', 'canceled']).optional()

export const ListRefunds = z.strictObject({ ...PAGE, payment_id: Id, status: Settled })

export const ListReceipts = z
  .strictObject({ ...PAGE, payment_id: Id, refund_id: Id, status: Settled })
  .refine(({ payment_id, refund_id }) => payment_id === undefined || refund_id === undefined, {
    path: ['refund_id'],
    message: 'Either a payment or a refund',
  })

export type Filters = z.infer<typeof ListPayments> | z.infer<typeof ListRefunds> | z.infer<typeof ListReceipts>
