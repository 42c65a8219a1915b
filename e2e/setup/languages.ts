import enBooking from '@/messages/en/booking.json'
import enCars from '@/messages/en/cars.json'
import enErrors from '@/messages/en/errors.json'
import enSearch from '@/messages/en/search.json'
import ruBooking from '@/messages/ru/booking.json'
import ruCars from '@/messages/ru/cars.json'
import ruErrors from '@/messages/ru/errors.json'
import ruSearch from '@/messages/ru/search.json'
import cnBooking from '@/messages/zh-CN/booking.json'
import cnCars from '@/messages/zh-CN/cars.json'
import cnErrors from '@/messages/zh-CN/errors.json'
import cnSearch from '@/messages/zh-CN/search.json'

/** A language as a visitor meets it: where it lives, and what its pages say. */
export const LANGUAGES = [
  { id: 'ru', prefix: '', booking: ruBooking, cars: ruCars, errors: ruErrors, search: ruSearch },
  { id: 'en', prefix: '/en', booking: enBooking, cars: enCars, errors: enErrors, search: enSearch },
  { id: 'zh-CN', prefix: '/cn', booking: cnBooking, cars: cnCars, errors: cnErrors, search: cnSearch },
] as const

export type Language = (typeof LANGUAGES)[number]

export const WIDTHS = [390, 1280] as const
