import { describe, expect, it } from 'vitest'
import { newVisit, readVisit, visitCookie } from '@/lib/bookings/visit'

const reading = (value: string | undefined) => readVisit({ get: () => (value === undefined ? undefined : { value }) })

describe('the visit', () => {
  it('is a token of its own each time, and is read back', () => {
    const visits = new Set(Array.from({ length: 50 }, newVisit))
    expect(visits.size).toBe(50)
    for (const visit of visits) expect(reading(visit)).toBe(visit)
  })

  it.each([undefined, '', 'short', `${'a'.repeat(31)}\n`, 'a'.repeat(33), 'я'.repeat(32)])(
    'takes %j for none',
    (value) => expect(reading(value)).toBeNull(),
  )

  it('goes into a cookie of the session that no script reads, secure on a secure site', () => {
    expect(visitCookie('v', 'https://sun.example')).toMatchObject({ httpOnly: true, sameSite: 'lax', secure: true })
    expect(visitCookie('v', 'http://localhost:3000').secure).toBe(false)
    expect(visitCookie('v', 'http://localhost:3000')).not.toHaveProperty('maxAge')
  })
})
