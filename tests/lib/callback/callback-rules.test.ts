import { describe, expect, it } from 'vitest'
import { callbackSchema } from '@/lib/callback/callback-rules'
import { findErrors } from '@/lib/forms/resolver'

const right = { name: 'Мария', phone: '+79140000001', privacyPolicy: 'yes', personalData: 'yes' }

describe('the rules of the callback form', () => {
  it.each([
    ['a right form', {}, {}],
    ['no name', { name: ' ' }, { name: 'nameEmpty' }],
    ['a name of any letters: no other bounds', { name: 'Li 7' }, {}],
    ['no phone', { phone: '' }, { phone: 'phoneEmpty' }],
    ["only the country's code", { phone: '+7' }, { phone: 'phoneEmpty' }],
    ['a short phone', { phone: '+79140' }, { phone: 'phoneShort' }],
    ['a phone that no country has', { phone: '+7914000' }, { phone: 'phoneWrong' }],
    ['a phone without its country', { phone: '9140000001' }, { phone: 'phoneWrong' }],
    ['a Chinese phone', { phone: '+8613800138000' }, {}],
    ['no first consent', { privacyPolicy: '' }, { privacyPolicy: 'consentMissing' }],
    ['no second consent', { personalData: '' }, { personalData: 'consentMissing' }],
  ])('%s', async (_case, change, errors) => {
    expect(await findErrors(callbackSchema, { ...right, ...change })).toEqual(errors)
  })
})
