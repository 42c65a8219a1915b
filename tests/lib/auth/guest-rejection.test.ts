import { describe, expect, it } from 'vitest'
import { readGuestRejection } from '@/lib/auth/guest-rejection'
import { BrokenResponseError, RejectionError } from '@/lib/browser-api/rejection-error'

describe('what a guest is told of a rejection (specification §8, PRODUCT §9)', () => {
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
    expect(readGuestRejection(step, new RejectionError(code))).toEqual({ note, seconds: 0 })
  })

  it('names the field that is to be mended', () => {
    expect(readGuestRejection('renew', new RejectionError('code_wrong'))).toEqual({ field: 'code', error: 'codeWrong' })
    expect(readGuestRejection('registration', new RejectionError('password_too_common'))).toEqual({
      field: 'password',
      error: 'passwordCommon',
    })
  })

  it('says in seconds when to try again, and of a code asked for anew that one was asked for already', () => {
    const of = (step: 'login' | 'phone' | 'renew', retryAfterSeconds: number) =>
      readGuestRejection(step, new RejectionError('too_many_requests', { retryAfterSeconds }))
    expect(of('login', 61)).toEqual({ note: 'tooMany', seconds: 61 })
    expect(of('renew', 61)).toEqual({ note: 'tooMany', seconds: 61 })
    expect(of('phone', 600)).toEqual({ note: 'codeRequested', seconds: 600 })
    expect(of('phone', 601)).toEqual({ note: 'tooMany', seconds: 601 })
    expect(of('phone', 0)).toEqual({ note: 'tooMany', seconds: 0 })
  })

  it('tells a broken answer, an answer without a code and an error of ours apart from an outage', () => {
    expect(readGuestRejection('login', new BrokenResponseError('unexpected'))).toMatchObject({ note: 'unexpected' })
    expect(readGuestRejection('login', new BrokenResponseError('unknown'))).toMatchObject({ note: 'unknown' })
    expect(readGuestRejection('login', new TypeError('x'))).toMatchObject({ note: 'unexpected' })
    const read = (error: string) => readGuestRejection('login', new RejectionError('unavailable', { fault: error }))
    expect([read('offline'), read('unexpected'), read('unknown'), read('tired')]).toEqual([
      { note: 'offline', seconds: 0 },
      { note: 'unexpected', seconds: 0 },
      { note: 'unknown', seconds: 0 },
      { note: 'unavailable', seconds: 0 },
    ])
  })
})
