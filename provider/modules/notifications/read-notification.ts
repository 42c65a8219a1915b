import type { ReadNotification } from '@/provider/modules/outbox/content'
import { isBookingKind } from '@/provider/rules/notifications/booking-texts'
import { isDebtKind } from '@/provider/rules/notifications/debt-texts'
import { isRequestKind } from '@/provider/rules/notifications/request-texts'
import { isWaitlistKind } from '@/provider/rules/notifications/waitlist-texts'
import { type BookingContentDeps, createBookingContent } from './booking-content'
import { createDebtContent, type DebtContentDeps } from './debt-content'
import { createRequestContent } from './request-content'
import { createWaitlistContent, type WaitlistContentDeps } from './waitlist-content'

/** Returns what reads a notification of any kind, by its subject. */
export function createReadNotification(
  deps: BookingContentDeps & DebtContentDeps & WaitlistContentDeps,
): ReadNotification {
  const readBooking = createBookingContent(deps)
  const readDebt = createDebtContent(deps)
  const readRequest = createRequestContent(deps)
  const readWaitlist = createWaitlistContent(deps)
  return async ({ kind, ...message }, language) => {
    if (isBookingKind(kind)) return readBooking({ kind, ...message }, language)
    if (isDebtKind(kind)) return readDebt({ kind, ...message }, language)
    if (isWaitlistKind(kind)) return readWaitlist({ kind, ...message }, language)
    return isRequestKind(kind) ? readRequest({ kind, ...message }, language) : null
  }
}
