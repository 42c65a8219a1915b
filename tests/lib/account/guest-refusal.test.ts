import { describe, expect, it } from 'vitest'
import { readGuestRefusal } from '@/lib/account/guest-refusal'
import { BrokenAnswer, RefusedError } from '@/lib/browser-api/refused-error'

describe('what a guest is told of a refusal (specification §8, PRODUCT §9)', () => {
  it.each([
    ['login', 'credentials_not_found', 'credentialsNotFound'],
    ['registration', 'already_registered', 'samePhone'],
    ['registration', 'consent_required', 'registrationError'],
    ['registration', 'forbidden', 'registrationError'],
    ['login', 'invalid_request', 'clientError'],
    ['renew', 'invalid_request', 'clientError'],
    ['phone', 'body_too_large', 'clientError'],
    ['login', 'internal', 'serverError'],
    ['login', 'unavailable', 'unavailable'],
  ] as const)('%s refused with %s: %s', (step, code, note) => {
    expect(readGuestRefusal(step, new RefusedError(code))).toEqual({ note, minutes: 0 })
  })

  it('names the field that is to be mended', () => {
    expect(readGuestRefusal('renew', new RefusedError('code_wrong'))).toEqual({ field: 'code', fault: 'codeWrong' })
    expect(readGuestRefusal('registration', new RefusedError('password_too_common'))).toEqual({
      field: 'password',
      fault: 'passwordCommon',
    })
  })

  it('says in whole minutes when to try again', () => {
    const minutes = (retryAfterSeconds: number) =>
      readGuestRefusal('login', new RefusedError('too_many_requests', { retryAfterSeconds }))
    expect(minutes(61)).toEqual({ note: 'tooMany', minutes: 2 })
    expect(minutes(1)).toEqual({ note: 'tooMany', minutes: 1 })
  })

  it('tells a broken answer, an answer without a code and a fault of ours apart from an outage', () => {
    expect(readGuestRefusal('login', new BrokenAnswer('unexpected'))).toMatchObject({ note: 'unexpected' })
    expect(readGuestRefusal('login', new BrokenAnswer('unknown'))).toMatchObject({ note: 'unknown' })
    expect(readGuestRefusal('login', new TypeError('x'))).toMatchObject({ note: 'unexpected' })
    const told = (fault: string) => readGuestRefusal('login', new RefusedError('unavailable', { fault }))
    expect([told('unexpected'), told('unknown'), told('tired')]).toEqual([
      { note: 'unexpected', minutes: 0 },
      { note: 'unknown', minutes: 0 },
      { note: 'unavailable', minutes: 0 },
    ])
  })
})
