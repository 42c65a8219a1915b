import { bind } from '@/provider/modules/bind'
import type { BookingDeps } from './booking-deps'
import { findForNotification, openForVoucher } from './booking-source'
import { cancelBooking } from './cancel-booking'
import { changeBooking } from './change-booking'
import { disownByLink, readNotMine } from './disown'
import { expireHolds } from './expire-holds'
import { findBooking, showBooking } from './find-booking'
import { holdCar } from './hold-car'
import { openForFiles } from './open-for-files'
import { quoteChange } from './quote-change'
import { quoteExtension } from './quote-extension'
import { renewHold } from './renew-hold'
import { requestExtension } from './request-extension'
import { requestPhoneCode } from './request-phone-code'
import { updateBooking } from './update-booking'
import { withdrawExtension } from './withdraw-extension'

/** What routes, jobs and other modules call. */
export type Bookings = ReturnType<typeof bindBookings>

/** Binds the use cases of guests and clients; those of the staff are bound for the command line. */
export function bindBookings(deps: BookingDeps) {
  return bind(deps, {
    requestPhoneCode,
    hold: holdCar,
    find: findBooking,
    show: showBooking,
    update: updateBooking,
    renew: renewHold,
    quoteChange,
    change: changeBooking,
    cancel: cancelBooking,
    quoteExtension,
    requestExtension,
    withdrawExtension,
    openForVoucher,
    openForFiles,
    findForNotification,
    readNotMine,
    disownByLink,
    expireHolds,
  })
}
