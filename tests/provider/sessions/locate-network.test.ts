import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SessionsResponse } from '@/provider/contract/sessions'
import { openLocations } from '@/provider/modules/sessions/locate-network'
import { writeGeoipFile } from '@/tests/setup/geoip-file'

let folder: string
const fileOf = (name: string) => join(folder, name)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sun-geoip-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('the location of a device’s network', () => {
  it('is its town and country in each language, in English where a name is missing', () => {
    writeGeoipFile(fileOf('city.mmdb'), [198, 51, 100], {
      city: { geoname_id: 1, names: { en: 'Busan', ru: 'Пусан', 'zh-CN': '釜山' } },
      country: { geoname_id: 2, iso_code: 'KR', names: { en: 'South Korea', ru: 'Республика Корея' } },
    })
    const locate = openLocations(fileOf('city.mmdb'))
    expect(locate('198.51.100.*')).toEqual({
      ru: 'Пусан, Республика Корея',
      en: 'Busan, South Korea',
      'zh-CN': '釜山，South Korea',
    } satisfies SessionsResponse['items'][number]['location'])
    expect(locate('203.0.113.*')).toBeNull()
    expect(locate('2001:db8:1:*')).toBeNull()
  })

  it('is the country alone in a file of countries', () => {
    const names = { en: 'China', ru: 'Китай', 'zh-CN': '中国' }
    writeGeoipFile(fileOf('country.mmdb'), [192, 0, 2], { country: { names } }, 'GeoLite2-Country')
    expect(openLocations(fileOf('country.mmdb'))('192.0.2.*')).toEqual({ ru: 'Китай', en: 'China', 'zh-CN': '中国' })
  })

  it('is unknown without a file, and a wrong file stops the start', () => {
    expect(openLocations(null)('198.51.100.*')).toBeNull()
    writeGeoipFile(fileOf('asn.mmdb'), [192, 0, 2], { country: { names: { en: 'x' } } }, 'GeoLite2-ASN')
    expect(() => openLocations(fileOf('asn.mmdb'))).toThrow('asn.mmdb')
    expect(() => openLocations(fileOf('none.mmdb'))).toThrow('none.mmdb')
  })
})
