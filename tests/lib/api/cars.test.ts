import { afterEach, describe, expect, it, vi } from 'vitest'
import { findCar } from '@/lib/api/cars'

afterEach(() => vi.unstubAllGlobals())

describe('findCar', () => {
  it.each(['a'.repeat(81), 'a'.repeat(101), '', 'Toyota', '../places', 'тойота', 'a.b'])(
    'asks nobody for %.20j, which is no slug',
    async (slug) => {
      const provider = vi.fn<typeof fetch>()
      vi.stubGlobal('fetch', provider)
      expect(await findCar(slug)).toBeNull()
      expect(provider).not.toHaveBeenCalled()
    },
  )
})
