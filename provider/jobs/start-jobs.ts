import type { ProviderServer } from '@/provider/http/server'
import { type MilesJob, sweepMiles } from './credit-miles'
import { type OutboxJob, sendOutbox } from './deliver-outbox'
import { type HoldsJob, sweepHolds } from './expire-holds'
import { sweepTraces, type Traces } from './purge-expired'
import { type PaymentsJob, reconcilePayments } from './reconcile-payments'
import { type RemindersJob, sweepReminders } from './send-reminders'

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
    sweepHolds(app, services.bookings, sweepEveryMs)
    sweepMiles(app, services.earning, sweepEveryMs)
    sweepReminders(app, services.reminders, sweepEveryMs)
    sweepTraces(app, services)
  }
  if (sendEveryMs !== null) sendOutbox(app, services.outbox, sendEveryMs)
  if (reconcileEveryMs !== null) reconcilePayments(app, services.reconciler, reconcileEveryMs)
}
