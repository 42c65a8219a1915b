import { describe, expect, it } from 'vitest'
import { matchesQuery } from '@/lib/faq/matches-query'
import { findError } from '@/lib/forms/resolver'
import { partnerCode, partnerLink } from '@/lib/partners/partner-link'
import { partnerSchema } from '@/lib/partners/partner-rules'
import { partnerEarnings } from '@/lib/partners/partner-share'

const FIELDS = {
  company: 'Отель',
  contactName: 'Анна',
  phone: '+74232000001',
  email: 'anna@hotel.example',
  site: '',
  kind: 'hotel',
  city: '',
  message: '',
  privacyPolicy: 'yes',
  personalData: 'yes',
}

describe('the rules of the partner form', () => {
  it.each([
    ['company', ' ', 'companyEmpty'],
    ['kind', '', 'kindEmpty'],
    ['contactName', '', 'nameEmpty'],
    ['contactName', 'R2-D2', 'nameWrong'],
    ['contactName', '李娜', null],
    ['phone', '+7', 'phoneEmpty'],
    ['phone', '+7914', 'phoneShort'],
    ['phone', '+791412345', 'phoneWrong'],
    ['email', '', 'emailEmpty'],
    ['email', 'anna@', 'emailWrong'],
    ['privacyPolicy', '', 'privacyPolicyNeeded'],
    ['personalData', '', 'personalDataNeeded'],
    ['message', '', null],
  ] as const)('%s as %j: %s', async (name, value, error) => {
    expect(await findError(partnerSchema, name, { ...FIELDS, [name]: value })).toBe(error)
  })
})

describe('a partner’s earnings', () => {
  it('are bookings × price × share, in whole roubles', () => {
    expect(partnerEarnings(10, 2_800_000, 10)).toEqual({ monthKop: 2_800_000, yearKop: 33_600_000 })
    expect(partnerEarnings(3, 33_300, 7)).toEqual({ monthKop: 7_000, yearKop: 84_000 })
    expect(partnerEarnings(0, 2_800_000, 10)).toEqual({ monthKop: 0, yearKop: 0 })
  })
})

describe('a partner’s link', () => {
  it.each([
    ['Hotel Amur', 'hotel-amur'],
    ['  a&b=c ', 'a-b-c'],
    ['Отель', ''],
  ])('carries %j as %j', (typed, code) => {
    expect(partnerCode(typed)).toBe(code)
  })

  it('leads to the home page with the code that the site keeps', () => {
    const link = new URL(partnerLink('https://sun.example/cn/', 'hotel-amur'))
    expect([link.pathname, link.searchParams.get('partner')]).toEqual(['/cn/', 'hotel-amur'])
  })
})

describe('matchesWords', () => {
  it.each([
    ['Когда вернут залог?', 'ЗАЛОГ', true],
    ['С ребёнком и креслом', 'кресла ребенк', false],
    ['С ребёнком и креслом', 'кресл ребенк', true],
    ['押金何时退还', '押金', true],
    ['anything', '  ', true],
  ])('%j has the words %j: %s', (text, words, expected) => {
    expect(matchesQuery(text, words)).toBe(expected)
  })
})
