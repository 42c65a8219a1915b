import type { ProviderServer } from '@/provider/http/server'
import { type CreditMiles, scheduleMileCredits } from './credit-miles'
import { type DeliverOutbox, scheduleDelivery } from './deliver-outbox'
import { type ExpireHolds, scheduleHoldExpiry } from './expire-holds'
import { type NotifyWaitlist, scheduleWaitlist } from './notify-waitlist'
import { type Purges, schedulePurges } from './purge-expired'
import { type ReconcilePayments, scheduleReconciliation } from './reconcile-payments'
import { type ReportOverdueBackup, scheduleBackupReport } from './report-backups'
import { type SendReminders, scheduleReminders } from './send-reminders'

/** The use cases that the jobs repeat. */
export type Jobs = {
  expireHolds: ExpireHolds
  creditMiles: CreditMiles
  sendReminders: SendReminders
  sendReturnReminders: SendReminders
  notifyWaitlist: NotifyWaitlist
  deliverOutbox: DeliverOutbox
  reconcilePayments: ReconcilePayments
  /** Null: no backup is ever overdue. */
  reportOverdueBackup: ReportOverdueBackup | null
  purges: Purges
}

/** Milliseconds between two runs; null: the job does not run. */
export type JobIntervals = {
  /** Interval of holds, miles, reminders and the waitlist; the purges, which run only with them, have one of their own. */
  jobIntervalMs: number | null
  deliveryIntervalMs: number | null
  reconciliationIntervalMs: number | null
}

/** Starts the repeated jobs; closing the server waits for the run that is at work. */
export function startJobs(app: ProviderServer, jobs: Jobs, intervals: JobIntervals): void {
  const { jobIntervalMs, deliveryIntervalMs, reconciliationIntervalMs } = intervals
  if (jobIntervalMs !== null) {
    scheduleHoldExpiry(app, jobs.expireHolds, jobIntervalMs)
    scheduleMileCredits(app, jobs.creditMiles, jobIntervalMs)
    scheduleReminders(app, jobs.sendReminders, jobIntervalMs)
    scheduleReminders(app, jobs.sendReturnReminders, jobIntervalMs)
    scheduleWaitlist(app, jobs.notifyWaitlist, jobIntervalMs)
    schedulePurges(app, jobs.purges)
    if (jobs.reportOverdueBackup) scheduleBackupReport(app, jobs.reportOverdueBackup)
  }
  if (deliveryIntervalMs !== null) scheduleDelivery(app, jobs.deliverOutbox, deliveryIntervalMs)
  if (reconciliationIntervalMs !== null) scheduleReconciliation(app, jobs.reconcilePayments, reconciliationIntervalMs)
}
