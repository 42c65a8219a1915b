import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pageTags } from '@/lib/api/provider/page-tags'

const migration = readFileSync('provider/db/migrations/0112_audit_and_reference.sql', 'utf8')

describe('pageTags', () => {
  it.each([
    ['/sun/fetchSettings/vladivostok', ['settings']],
    ['/sun/v2/cars?ac=suv', ['cars', 'prices']],
    ['/sun/v2/cars/toyota-rav4?', ['car:toyota-rav4', 'prices']],
    ['/sun/v2/cars/toyota-rav4/calendar?from=1', ['car:toyota-rav4', 'prices']],
    ['/sun/v2/content/news/winter', ['content']],
    ['/sun/v2/places', ['places']],
  ])('%s', (path, tags) => expect(pageTags(path)).toEqual(tags))

  it('names nothing of which the database would never tell', () => {
    const paths = ['fetchSettings/x', 'v2/cars', 'v2/prices', 'v2/driver-classes', 'v2/places', 'v2/content/faq']
    const tags = [...paths, 'v2/long-term', 'v2/transfers'].flatMap((path) => pageTags(`/sun/${path}`))
    for (const tag of tags) expect(migration, tag).toContain(`, '${tag}')`)
  })
})
