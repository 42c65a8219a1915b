import { describe, expect, it } from 'vitest'
import { providerBreaker } from '@/lib/api/provider-breaker'

const answer = () => providerBreaker.fire(async () => new Response('ok'))

describe('providerBreaker', () => {
  it('counts no request that could not be sent: the provider is not to blame', async () => {
    const unsendable = () =>
      providerBreaker.fire(() => fetch('http://127.0.0.1:9', { headers: { 'x-booking-key': 'ж' } }))
    for (let sent = 0; sent < 12; sent++) await expect(unsendable()).rejects.toBeInstanceOf(TypeError)
    expect((await answer()).status).toBe(200)
  })

  it('opens when nothing answers, and then asks no more', async () => {
    const away = () => providerBreaker.fire(() => fetch('http://127.0.0.1:9'))
    for (let sent = 0; sent < 30; sent++) await expect(away()).rejects.toMatchObject({ code: 'unavailable' })
    await expect(answer()).rejects.toMatchObject({ code: 'unavailable' })
  })
})
