import type { ProviderServer } from '@/provider/http/server'
import { type CreditMiles, scheduleMileCredits } from './credit-miles'
import { type DeliverOutbox, scheduleDelivery } from './deliver-outbox'
import { type ExpireHolds, scheduleHoldExpiry } from './expire-holds'
import { type Purges, schedulePurges } from './purge-expired'
import { type ReconcilePayments, scheduleReconciliation } from './reconcile-payments'
import { type SendReminders, scheduleReminders } from './send-reminders'

/** The use cases that the jobs repeat. */
export type Jobs = {
  expireHolds: ExpireHolds
  creditMiles: CreditMiles
  sendReminders: SendReminders
  deliverOutbox: DeliverOutbox
  reconcilePayments: ReconcilePayments
  purges: Purges
}

/** Milliseconds between two runs; null: the job does not run. */
export type JobIntervals = {
  sweepEveryMs: number | null
  sendEveryMs: number | null
  reconcileEveryMs: number | null
}

/** Starts the repeated jobs; closing the server waits for the run that is at work. */
export function startJobs(app: ProviderServer, jobs: Jobs, intervals: JobIntervals): void {
  const { sweepEveryMs, sendEveryMs, reconcileEveryMs } = intervals
  if (sweepEveryMs !== null) {
    scheduleHoldExpiry(app, jobs.expireHolds, sweepEveryMs)
    scheduleMileCredits(app, jobs.creditMiles, sweepEveryMs)
    scheduleReminders(app, jobs.sendReminders, sweepEveryMs)
    schedulePurges(app, jobs.purges)
  }
  if (sendEveryMs !== null) scheduleDelivery(app, jobs.deliverOutbox, sendEveryMs)
  if (reconcileEveryMs !== null) scheduleReconciliation(app, jobs.reconcilePayments, reconcileEveryMs)
}
