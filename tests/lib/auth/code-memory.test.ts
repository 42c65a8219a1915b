// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { codeLeft, readStoredCode, type StoredCode, storeCode } from '@/lib/auth/code-memory'

const SENT_AT = Date.UTC(2026, 11, 1)
const CODE: StoredCode = {
  screen: 'renew',
  channel: 'email',
  phone: '+79990000001',
  request: 'a',
  sentAt: SENT_AT,
  expiresIn: 300,
  resendIn: 60,
  refusals: 2,
}
const later = (seconds: number) => SENT_AT + seconds * 1000

beforeEach(() => sessionStorage.clear())

describe('a code that was sent, over a reload', () => {
  it('is there until it expires, and is forgotten then', () => {
    storeCode(CODE)
    expect(readStoredCode('renew', later(299))).toEqual(CODE)
    expect(readStoredCode('renew', later(300))).toBeNull()
    expect(sessionStorage.length).toBe(0)
  })

  it('is another screen’s no more than a wrong clock’s', () => {
    storeCode(CODE)
    expect(readStoredCode('registration', later(1))).toBeNull()
    expect(readStoredCode('renew', later(1))).toEqual(CODE)
    expect(readStoredCode('renew', later(-1))).toBeNull()
  })

  it('has what is left of its times', () => {
    expect(codeLeft(CODE, later(20))).toEqual({ request: 'a', expiresInSeconds: 280, resendInSeconds: 40 })
    expect(codeLeft(CODE, later(90)).resendInSeconds).toBe(0)
  })

  it.each(['', '{', '[]', 'null', '{"screen":"login"}', '{"screen":"renew","phone":"+7"}'])('is none in %j', (text) => {
    sessionStorage.setItem('code_sent', text)
    expect(readStoredCode('renew', later(1))).toBeNull()
  })
})
