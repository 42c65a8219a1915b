import enBooking from '@/messages/en/bookings.json' with { type: 'json' }
import enCars from '@/messages/en/cars.json' with { type: 'json' }
import enErrors from '@/messages/en/errors.json' with { type: 'json' }
import enFailure from '@/messages/en/failure.json' with { type: 'json' }
import enQuotes from '@/messages/en/quotes.json' with { type: 'json' }
import enSearch from '@/messages/en/search.json' with { type: 'json' }
import ruBooking from '@/messages/ru/bookings.json' with { type: 'json' }
import ruCars from '@/messages/ru/cars.json' with { type: 'json' }
import ruErrors from '@/messages/ru/errors.json' with { type: 'json' }
import ruFailure from '@/messages/ru/failure.json' with { type: 'json' }
import ruQuotes from '@/messages/ru/quotes.json' with { type: 'json' }
import ruSearch from '@/messages/ru/search.json' with { type: 'json' }
import cnBooking from '@/messages/zh-CN/bookings.json' with { type: 'json' }
import cnCars from '@/messages/zh-CN/cars.json' with { type: 'json' }
import cnErrors from '@/messages/zh-CN/errors.json' with { type: 'json' }
import cnFailure from '@/messages/zh-CN/failure.json' with { type: 'json' }
import cnQuotes from '@/messages/zh-CN/quotes.json' with { type: 'json' }
import cnSearch from '@/messages/zh-CN/search.json' with { type: 'json' }

/** A language as a visitor meets it: where it lives, and what its pages say. */
export const LANGUAGES = [
  {
    id: 'ru',
    prefix: '',
    booking: ruBooking,
    cars: ruCars,
    errors: ruErrors,
    failure: ruFailure,
    quotes: ruQuotes,
    search: ruSearch,
  },
  {
    id: 'en',
    prefix: '/en',
    booking: enBooking,
    cars: enCars,
    errors: enErrors,
    failure: enFailure,
    quotes: enQuotes,
    search: enSearch,
  },
  {
    id: 'zh-CN',
    prefix: '/cn',
    booking: cnBooking,
    cars: cnCars,
    errors: cnErrors,
    failure: cnFailure,
    quotes: cnQuotes,
    search: cnSearch,
  },
] as const

export type Language = (typeof LANGUAGES)[number]

export const WIDTHS = [390, 1280] as const
