import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { drawnColour } from '@/lib/cars/paint'
import type { CarDetails } from '@/provider/contract/cars'
import { findColour } from '@/provider/contract/rules/cars/paints'
import { addModel } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const FIRST_PAGE = 24

describe('colours of a model', () => {
  const provider = useProvider()

  /** The colours of the active plates by the simplest query. */
  async function coloursOfPlates(): Promise<Map<string, string[]>> {
    const { rows } = await provider.db.execute<{ slug: string; cvet: string }>(
      sql`select m.slug, c.cvet from cars c join car_models m on m.id = c.model_id where c.state = 'active'`,
    )
    const colours = new Map<string, Set<string>>()
    for (const { slug, cvet } of rows) colours.set(slug, (colours.get(slug) ?? new Set()).add(cvet))
    return new Map([...colours].map(([slug, set]) => [slug, [...set].sort()]))
  }

  async function expectColours(): Promise<void> {
    const plates = await coloursOfPlates()
    const items = await provider.searchAll('')
    const listedColours = items.map(({ slug, car_data }) => [slug, [...car_data.colours].sort()])
    expect(listedColours).toEqual(items.map(({ slug }) => [slug, plates.get(slug) ?? []]))
  }

  it('are those of its plates on the road, in the seeded fleet', expectColours)

  it('are those of its plates on the road after the fleet has changed', async () => {
    const slug = await addModel(provider, 'painted', 2)
    await provider.db.execute(sql`update cars set cvet = 'бордовый' where id = (
      select max(c.id) from cars c join car_models m on m.id = c.model_id where m.slug = ${slug})`)
    // Every first car of a model leaves the road: some colours go with it.
    await provider.db.execute(sql`update cars set state = 'maintenance'
      where id in (select min(id) from cars where model_id % 2 = 0 group by model_id having count(*) > 1)`)
    await expectColours()
    const { data } = (await provider.call('GET', `/sun/v2/cars/${slug}`)).json<{ data: CarDetails }>()
    expect(data.car_data.colours).toContain('бордовый')
  })

  it('make at least six paints on the first page of the catalogue', async () => {
    const items = await provider.searchAll('')
    const paints = items
      .slice(0, FIRST_PAGE)
      .map(({ slug, car_data }) => findColour(drawnColour({ slug, colours: car_data.colours }) ?? ''))
    expect(new Set(paints).size).toBeGreaterThanOrEqual(6)
  })
})
