import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { DriverClass } from '@/provider/contract/driver-check'
import { useProvider } from '@/tests/setup/use-provider'

describe('classes for drivers', () => {
  const provider = useProvider()

  it('name every class for self-drive hire, in the reader’s language, with the limits of all its models', async () => {
    const headers = { 'accept-language': 'en' }
    const response = await provider.call('GET', '/sun/v2/driver-classes', undefined, headers)
    const classes: DriverClass[] = response.json().data.classes
    const { rows } = await provider.db.execute<{ models: number }>(
      sql`select count(*)::int models from car_models where self_drive and station = 'vldk'`,
    )
    const limits = classes.flatMap((one) => one.limits)
    expect(limits.reduce((sum, { models }) => sum + models, 0)).toBe(rows[0]?.models)
    expect(classes.map(({ id }) => id)).not.toContain('bus')
    expect(classes.find(({ id }) => id === 'vip')).toMatchObject({ name: 'VIP' })
    const ages = classes.find(({ id }) => id === 'suv')?.limits.map(({ minAge }) => minAge ?? 0) ?? []
    expect(ages.length).toBeGreaterThan(0)
    expect(ages).toEqual(ages.toSorted((a, b) => a - b))
  })
})
