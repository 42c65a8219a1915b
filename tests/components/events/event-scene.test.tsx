import { readFileSync, statSync } from 'node:fs'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EventScene } from '@/components/events/event-scene'
import type { EventItem } from '@/provider/contract/content'

const KILOBYTE = 1024

function sceneOf(event: Pick<EventItem, 'id' | 'tag' | 'startsAt'>): string {
  const { container, unmount } = render(<EventScene event={event} />)
  const href = container.querySelector('use')?.getAttribute('href') ?? ''
  unmount()
  return href.replace('#scene', '')
}

it.each([
  ['a school in winter', { id: 4, tag: 'branch', startsAt: '2026-12-12T01:00:00Z' }, 'event-winter'],
  ['already winter in Vladivostok', { id: 4, tag: 'city', startsAt: '2026-10-31T20:00:00Z' }, 'event-winter'],
  ['a holiday with a code, in winter too', { id: 5, tag: 'offer', startsAt: '2027-02-02T14:00:00Z' }, 'event-holiday'],
  ['a day in the city', { id: 6, tag: 'city', startsAt: '2026-09-01T00:00:00Z' }, 'event-city'],
  ['news of the branch', { id: 2, tag: 'branch', startsAt: null }, 'branch-yard'],
  ['a road', { id: 1, tag: 'city', startsAt: null }, 'route-gamov'],
  ['another road', { id: 3, tag: 'city', startsAt: null }, 'route-russky'],
] as const)('an event has a picture of its kind, small and themed by its inks: %s', (_, event, name) => {
  const path = sceneOf(event)
  expect(path).toBe(`/assets/illustrations/${name}.svg`)
  const file = `public${path}`
  expect(statSync(file).size).toBeLessThanOrEqual(8 * KILOBYTE)
  expect(readFileSync(file, 'utf8')).toMatch(/^<svg[^>]* id="scene"[^>]* viewBox="0 0 480 250"/)
})
