import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

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

describe('docs/contracts.md', () => {
  it('lists every field of specification §3', () => {
    const page = readFileSync('docs/contracts.md', 'utf8')
    expect(FIELDS.filter((field) => !page.includes(`\`${field}\``))).toEqual([])
  })
})
