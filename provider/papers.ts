import type { Database } from './db/database'
import type { BookingsService } from './modules/bookings/service'
import type { CarsService } from './modules/cars/cars'
import { createBookingNews } from './modules/notifications/booking-content'
import { createDebtNews } from './modules/notifications/debt-content'
import { createFindDebt } from './modules/notifications/debt-queries'
import { createRemindersRepository } from './modules/notifications/remind-pickup'
import { createRemindersService } from './modules/notifications/reminders'
import { createRentalEnd } from './modules/notifications/rental-end-queries'
import { createRequestNews } from './modules/notifications/request-content'
import { createFindRequest } from './modules/notifications/request-queries'
import { createListCharges } from './modules/notifications/unpaid-charges'
import type { OptionsService } from './modules/options/list-options'
import type { News } from './modules/outbox/content'
import type { SettingsService } from './modules/settings/read-settings'
import { createPapersService } from './modules/vouchers/read-voucher'
import { createVoucherShelf } from './modules/vouchers/voucher-cache'
import { createVoucherPrinter } from './modules/vouchers/voucher-renderer'
import { isBookingKind } from './rules/notifications/booking-texts'
import { isDebtKind } from './rules/notifications/debt-texts'
import { isRequestKind } from './rules/notifications/request-texts'

type Parts = {
  db: Database
  siteUrl: string
  settings: SettingsService
  options: OptionsService
  cars: CarsService
  bookings: BookingsService
  now: () => Date
}

/** Letters, reminders and files about bookings, debts and requests, wired together. */
export function createPapers({ db, siteUrl, settings, options, cars, bookings, now }: Parts) {
  const printer = createVoucherPrinter()
  const vouchers = createVoucherShelf(printer)
  const papers = createPapersService({ bookings, options, settings, now, vouchers, siteUrl })
  return {
    ...papers,
    printer,
    news: createNews(),
    reminders: createRemindersService({ reminders: createRemindersRepository(db), settings, now }),
  }

  function createNews(): News {
    const [listCharges, rentalEnd] = [createListCharges(db), createRentalEnd(db)]
    const ofBookings = createBookingNews({
      ...{ bookings, cars, options, settings, papers, now, siteUrl, listCharges, rentalEnd },
    })
    const ofDebts = createDebtNews({ findDebt: createFindDebt(db), settings, siteUrl, now })
    const ofRequests = createRequestNews({ findRequest: createFindRequest(db), settings })
    return {
      async tell({ kind, ...message }, language) {
        if (isBookingKind(kind)) return ofBookings.tell({ kind, ...message }, language)
        if (isDebtKind(kind)) return ofDebts.tell({ kind, ...message }, language)
        return isRequestKind(kind) ? ofRequests.tell({ kind, ...message }, language) : null
      },
    }
  }
}
