import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { createDurations } from '@/telemetry/durations'

it('a histogram counts each observation in every bucket from its own on, and adds them up', async () => {
  const registry = new Registry()
  const { observe } = createDurations(registry, 'test_seconds', 'A test.')
  for (const seconds of [0.004, 0.005, 0.3, 30]) observe('a', () => ({ route: '/a' }), seconds)
  observe('b', () => ({ route: '/b' }), 1)
  const text = await registry.metrics()
  expect(text).toContain('# TYPE test_seconds histogram')
  const bucket = (route: string, le: string) =>
    Number(
      new RegExp(`^test_seconds_bucket\\{route="${route}",le="${le.replace('+', '\\+')}"\\} (\\d+)$`, 'm').exec(
        text,
      )?.[1],
    )
  expect(['0.005', '0.25', '0.5', '10', '+Inf'].map((le) => bucket('/a', le))).toEqual([2, 2, 3, 3, 4])
  expect(text).toMatch(/^test_seconds_sum\{route="\/a"\} 30\.309$/m)
  expect(text).toMatch(/^test_seconds_count\{route="\/a"\} 4$/m)
  expect(bucket('/b', '1')).toBe(1)
})
