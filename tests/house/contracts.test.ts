import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { guestKeyCookie } from '@/lib/bookings/guest-key'
import { reviewHref, STEPS, successHref } from '@/lib/bookings/steps'
import { LANGUAGE_CODE } from '@/lib/i18n/languages'
import { FIELD_NAMES } from '@/lib/search/search-params'
import { BOOKING_KEY_HEADER } from '@/provider/contract/bookings'

/** Field names of specification §3 that are spelled out there. */
const FIELDS = [
  ...['id', 'station', 'main_phone', 'address', 'address_in_contacts', 'map_lat', 'map_lng', 'time', 'main_email'],
  ...['soc_vk', 'soc_insta', 'soc_fb', 'soc_youtube'],
  ...['partner', 'affiliate', 'clientName', 'clientPhone'],
  ...['first_name', 'last_name', 'middle_name', 'bonus_miles'],
  ...['phone', 'ph', 'email', 'passport_blob', 'driver_license_blob', 'passport_file', 'driver_license_file'],
  ...['df', 'dt', 'pc', 'p1', 'p2', 'p3', 'p4', 'p5', 'ac', 'city'],
  ...['car_data.naimenovanie', 'car_data.klassavtomobilya', 'car_data.stoimost', 'car_data.skidka_2'],
  ...['car_data.special_price', 'sort', 'daily_price', 'class'],
  ...['naimenovanie', 'PriceDiscount', 'cvet', 'features_options', 'cd.naimenovanie'],
  ...['Price', 'discount1', 'discount2', 'Period', '1day', 'size', 'cost', 'paid', 'debt'],
]

const ADDRESSES = [reviewHref('toyota-rav4', '1234567'), successHref('1234567')]

const COOKIE = guestKeyCookie('1234567', 'k'.repeat(43), 'http://localhost')

/** Every name that the site's code gives to the browser or to the provider's headers. */
const NAMES = [
  ...FIELD_NAMES,
  ...STEPS,
  ...ADDRESSES.flatMap((address) => [...new URL(address, 'http://localhost').searchParams.keys()]),
  ...Object.values(LANGUAGE_CODE),
  COOKIE?.name.replace('1234567', '{number}'),
  BOOKING_KEY_HEADER,
]

/** Names that stand in the code as plain texts: the file that says them. */
const WRITTEN = [
  { name: 'i18n_redirected', file: 'components/layout/visit/locale-cookie.tsx' },
  { name: 'sun-rent', file: 'lib/store/store.ts' },
  { name: 'key', file: 'lib/bookings/exchange-key.ts' },
  { name: 'x-client-ip', file: 'lib/api/provider/headers.ts' },
  { name: 'idempotency-key', file: 'lib/api/doors/once.ts' },
  { name: 'x-refusal', file: 'server/response-policy.ts' },
]

describe('docs/contracts.md', () => {
  const page = readFileSync('docs/contracts.md', 'utf8')
  const names = page.slice(page.indexOf('## Headers'))

  it('lists every field of specification §3', () => {
    expect(FIELDS.filter((field) => !page.includes(`\`${field}\``))).toEqual([])
  })

  it('lists every variable of the environment', () => {
    const table = page.slice(page.indexOf('## Environment'), page.indexOf('## Names in the browser'))
    const variables = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(variables.length).toBeGreaterThan(40)
    expect(variables.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
  })

  it('lists every name that the browser and the headers know', () => {
    expect(NAMES.filter((name) => !names.includes(`\`${name}\``))).toEqual([])
  })

  it.each(WRITTEN)('$name stands on the page and in $file', ({ name, file }) => {
    expect(names.toLowerCase()).toMatch(new RegExp(`\`${name}[\`:]`))
    expect(readFileSync(file, 'utf8')).toContain(`'${name}'`)
  })
})
