import type { ProviderServer } from '@/provider/http/server'
import { type MilesJob, scheduleMileCredits } from './credit-miles'
import { type OutboxJob, scheduleDelivery } from './deliver-outbox'
import { type HoldsJob, scheduleHoldExpiry } from './expire-holds'
import { schedulePurges, type Traces } from './purge-expired'
import { type PaymentsJob, scheduleReconciliation } from './reconcile-payments'
import { type RemindersJob, scheduleReminders } from './send-reminders'

/** What the jobs call. */
export type JobServices = Traces & {
  bookings: HoldsJob
  earning: MilesJob
  reminders: RemindersJob
  outbox: OutboxJob
  reconciler: PaymentsJob
}

/** Milliseconds between two runs; null: the job does not run. */
export type JobIntervals = {
  sweepEveryMs: number | null
  sendEveryMs: number | null
  reconcileEveryMs: number | null
}

/** Starts the repeated jobs; closing the server waits for the run that is at work. */
export function startJobs(app: ProviderServer, services: JobServices, intervals: JobIntervals): void {
  const { sweepEveryMs, sendEveryMs, reconcileEveryMs } = intervals
  if (sweepEveryMs !== null) {
    scheduleHoldExpiry(app, services.bookings, sweepEveryMs)
    scheduleMileCredits(app, services.earning, sweepEveryMs)
    scheduleReminders(app, services.reminders, sweepEveryMs)
    schedulePurges(app, services)
  }
  if (sendEveryMs !== null) scheduleDelivery(app, services.outbox, sendEveryMs)
  if (reconcileEveryMs !== null) scheduleReconciliation(app, services.reconciler, reconcileEveryMs)
}
