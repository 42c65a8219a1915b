import type { Database } from './db/database'
import type { BookingsService } from './modules/bookings/service'
import type { OptionsService } from './modules/options/service'
import { createBookingNews } from './modules/papers/booking-news'
import { createListCharges } from './modules/papers/charges-repository'
import { createRemindersService } from './modules/papers/reminders'
import { createRemindersRepository } from './modules/papers/reminders-repository'
import { createPapersService } from './modules/papers/service'
import { createVoucherPrinter } from './modules/papers/voucher-printer'
import { createVoucherShelf } from './modules/papers/voucher-shelf'
import type { SettingsService } from './modules/settings/service'

type Parts = {
  db: Database
  siteUrl: string
  settings: SettingsService
  options: OptionsService
  bookings: BookingsService
  now: () => Date
}

/** Letters, reminders and files about bookings, wired together. */
export function createPapers({ db, siteUrl, settings, options, bookings, now }: Parts) {
  const printer = createVoucherPrinter()
  const vouchers = createVoucherShelf(printer)
  return {
    ...createPapersService({ bookings, options, settings, now, vouchers, siteUrl }),
    printer,
    news: createBookingNews({ bookings, options, settings, now, siteUrl, listCharges: createListCharges(db) }),
    reminders: createRemindersService({ reminders: createRemindersRepository(db), settings, now }),
  }
}
