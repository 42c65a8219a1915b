import type { Database } from './db/database'
import type { BookingsService } from './modules/bookings/service'
import type { CarsService } from './modules/cars/service'
import type { OptionsService } from './modules/options/service'
import type { News } from './modules/outbox/content'
import { createBookingNews } from './modules/papers/booking-news'
import { createListCharges } from './modules/papers/charges-repository'
import { createDebtNews } from './modules/papers/debt-news'
import { createFindDebt } from './modules/papers/debt-news-repository'
import { createRemindersService } from './modules/papers/reminders'
import { createRemindersRepository } from './modules/papers/reminders-repository'
import { createRentalEnd } from './modules/papers/rental-end-repository'
import { createRequestNews } from './modules/papers/request-news'
import { createFindRequest } from './modules/papers/request-news-repository'
import { createPapersService } from './modules/papers/service'
import { createVoucherPrinter } from './modules/papers/voucher-printer'
import { createVoucherShelf } from './modules/papers/voucher-shelf'
import type { SettingsService } from './modules/settings/service'
import { isBookingKind } from './rules/booking-templates'
import { isDebtKind } from './rules/debt-templates'
import { isRequestKind } from './rules/request-templates'

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
