import { describe, expect, it } from 'vitest'
import { newVisit, readVisit, visitCookie } from '@/lib/bookings/visit'

const reading = (value: string | undefined) =>
  readVisit({ get: () => (value === undefined ? undefined : { value }) }, 'http://localhost:3000')

describe('the visit', () => {
  it('is a token of its own each time, and is read back', () => {
    const visits = new Set(Array.from({ length: 50 }, (_, serial) => newVisit(`key-${serial}`)))
    expect(visits.size).toBe(50)
    for (const visit of visits) expect(reading(visit)).toBe(visit)
    // A retry after a lost answer has no cookie yet.
    expect(newVisit('key-7')).toBe(newVisit('key-7'))
  })

  it.each([undefined, '', 'short', `${'a'.repeat(31)}\n`, 'a'.repeat(33), 'я'.repeat(32)])(
    'takes %j for none',
    (value) => expect(reading(value)).toBeNull(),
  )

  it('goes into a cookie of the session that no script reads, secure on a secure site', () => {
    const flags = { name: '__Host-visit', httpOnly: true, sameSite: 'lax', secure: true }
    expect(visitCookie('v', 'https://sun.example')).toMatchObject(flags)
    expect(visitCookie('v', 'http://localhost:3000').secure).toBe(false)
    expect(visitCookie('v', 'http://localhost:3000')).not.toHaveProperty('maxAge')
  })
})
