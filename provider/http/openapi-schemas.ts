import { z } from 'zod'
import * as account from '@/provider/contract/account'
import * as auth from '@/provider/contract/auth'
import * as bookings from '@/provider/contract/bookings'
import * as callback from '@/provider/contract/callback'
import * as carData from '@/provider/contract/car-data'
import * as cars from '@/provider/contract/cars'
import * as carsCalendar from '@/provider/contract/cars-calendar'
import * as clientDrivers from '@/provider/contract/client-drivers'
import * as contacts from '@/provider/contract/contacts'
import * as content from '@/provider/contract/content'
import * as debts from '@/provider/contract/debts'
import * as deposits from '@/provider/contract/deposits'
import * as driverCheck from '@/provider/contract/driver-check'
import * as envelope from '@/provider/contract/envelope'
import * as extensions from '@/provider/contract/extensions'
import * as files from '@/provider/contract/files'
import * as history from '@/provider/contract/history'
import * as longTerm from '@/provider/contract/long-term'
import * as miles from '@/provider/contract/miles'
import * as notMine from '@/provider/contract/not-mine'
import * as offers from '@/provider/contract/offers'
import * as options from '@/provider/contract/options'
import * as pageChanges from '@/provider/contract/page-changes'
import * as partners from '@/provider/contract/partners'
import * as payments from '@/provider/contract/payments'
import * as paymentStates from '@/provider/contract/payments-states'
import * as photos from '@/provider/contract/photos'
import * as places from '@/provider/contract/places'
import * as prices from '@/provider/contract/prices'
import * as profile from '@/provider/contract/profile'
import * as promo from '@/provider/contract/promo'
import * as quotes from '@/provider/contract/quotes'
import * as sessions from '@/provider/contract/sessions'
import * as settings from '@/provider/contract/settings'
import * as transfers from '@/provider/contract/transfers'
import * as travellers from '@/provider/contract/travellers'
import * as vouchers from '@/provider/contract/vouchers'
import * as waitlist from '@/provider/contract/waitlist'

const CONTRACT: Record<string, unknown>[] = [
  account,
  auth,
  bookings,
  callback,
  carData,
  cars,
  carsCalendar,
  clientDrivers,
  contacts,
  content,
  debts,
  deposits,
  driverCheck,
  envelope,
  extensions,
  files,
  history,
  longTerm,
  miles,
  notMine,
  offers,
  options,
  pageChanges,
  partners,
  paymentStates,
  payments,
  photos,
  places,
  prices,
  profile,
  promo,
  quotes,
  sessions,
  settings,
  transfers,
  travellers,
  vouchers,
  waitlist,
]

/** Schemas that several others contain and that the contract does not export. */
const UNEXPORTED = {
  Fine: debts.FinesResponse.shape.items.element,
  Damage: debts.DamagesResponse.shape.items.element,
  NotificationSettings: profile.NoticesResponse.shape.notices,
  TransferRules: transfers.TransfersResponse.shape.rules,
}

/** Names of the contract's schemas in OpenAPI: those by which the contract exports them. */
export const schemaNames = z.registry<{ id?: string; description?: string }>()

for (const exported of [UNEXPORTED, ...CONTRACT]) {
  for (const [id, schema] of Object.entries(exported)) {
    if (isNamed(id, schema) && !schemaNames.has(schema)) schemaNames.add(schema, { id })
  }
}

/** A query becomes parameters, and a plain text or number is shorter than its name. */
function isNamed(id: string, schema: unknown): schema is z.ZodType {
  const isStructure = schema instanceof z.ZodObject || schema instanceof z.ZodUnion || schema instanceof z.ZodEnum
  return isStructure && !id.endsWith('Query')
}
