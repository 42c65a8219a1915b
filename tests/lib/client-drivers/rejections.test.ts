import { describe, expect, it } from 'vitest'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { nameDriverRejection } from '@/lib/client-drivers/rejections'

describe('too many requests', () => {
  it('are named apart when phones of a day are used up: minutes do not help', () => {
    const details = { retryAfterSeconds: 80_000, phones: true }
    expect(nameDriverRejection(new RejectionError('too_many_requests', details))).toBe('phonesMost')
    expect(nameDriverRejection(new RejectionError('too_many_requests', { retryAfterSeconds: 60 }))).toBe('tooMany')
  })
})
