import { describe, expect, it } from 'vitest'
import { LoginRequest } from '@/provider/contract/auth'
import { phone } from '@/provider/contract/person'

describe('the phone of a request', () => {
  it.each(['+79145551234', '+8613800138000', '+442079460109', '+12025550123', '+393331234567', '+390612345678'])(
    'is %s',
    (text) => expect(phone.safeParse(text).success).toBe(true),
  )

  it.each([
    ['has the trunk 0 of its country', '+4402079460109'],
    ['has a 0 of no country', '+86013800138000'],
    ['is shorter than numbers of its country', '+7914555123'],
    ['is longer than numbers of its country', '+791455512345'],
    ['is of no country', '+9991234567'],
  ])('is rejected when it %s: it would be a second spelling, or nobody’s', (_, text) => {
    expect(phone.safeParse(text).success).toBe(false)
    // Who registered with it earlier still signs in.
    expect(LoginRequest.safeParse({ phone: text, password: 'any' }).success).toBe(true)
  })
})
