import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { classDrawing, findModelDrawing, MM_PER_UNIT, planDrawing } from '@/lib/cars/drawing'
import { COLOURS, findColour, PAINTS } from '@/provider/contract/rules/cars/paints'
import { drawingList, LIST, withPaints } from '../../../scripts/make-drawings.mjs'

const FOLDER = 'public/assets/cars/'

type SeedModel = { slug: string; body: string; lengthMm: number }
const fleet = JSON.parse(readFileSync('provider/demo/seed/data/fleet.json', 'utf8')) as {
  models: SeedModel[]
  cars: { model: string; cvet: string }[]
}
const fileOf = (slug: string) => readFileSync(`${FOLDER}models/${slug}.svg`, 'utf8')

describe('drawings', () => {
  it('are addressed by their content', () => {
    expect(readFileSync(LIST, 'utf8')).toBe(drawingList())
  })

  it('of models take each paint from the fragment of their address', () => {
    for (const { slug } of fleet.models) {
      const text = fileOf(slug)
      expect(withPaints(text), slug).toBe(text)
      for (const colour of COLOURS) expect(text, slug).toContain(`#${colour}:target~*{--paint:${PAINTS[colour]}}`)
    }
  })

  it('exist for every model of the fleet, and for the class of each', () => {
    const sprite = readFileSync(`${FOLDER}sprite.svg`, 'utf8')
    expect(fleet.models.filter(({ body }) => !sprite.includes(`<symbol id="${body}"`))).toEqual([])
    for (const { slug } of fleet.models) {
      const [path, id] = findModelDrawing(slug)?.href.split(/\?v=\w{8}#/) ?? []
      expect(path, slug).toBe(`/assets/cars/models/${slug}.svg`)
      expect(fileOf(slug), slug).toMatch(new RegExp(`^<svg id="${id}" `))
    }
  })

  it('are as long as the models are, all in one scale', () => {
    for (const { slug, lengthMm } of fleet.models.filter(({ body }) => body !== 'scooters')) {
      // The shadow on the ground is 16 units longer than the car at each end.
      const radius = Number(/<ellipse [^>]*rx="([\d.]+)"/.exec(fileOf(slug))?.[1])
      expect(Math.abs((radius - 16) * 2 * MM_PER_UNIT - lengthMm), slug).toBeLessThan(10)
    }
  })

  it('have one window, but for those that it would cut or lose', () => {
    const others = fleet.models.filter(({ slug }) => findModelDrawing(slug)?.width !== classDrawing('suv').width)
    expect(others.map(({ slug }) => slug).sort()).toEqual([
      'hyundai-county',
      'ninebot-kickscooter-max',
      'toyota-hiace',
      'xiaomi-scooter-4-pro',
    ])
    for (const { slug } of fleet.models) {
      const { width = 0, height = 1 } = findModelDrawing(slug) ?? {}
      expect(width / height, slug).toBeCloseTo(640 / 300, 1)
    }
  })

  it('take a paint, and are in a colour of their plates without one', () => {
    for (const { slug } of fleet.models) {
      const own = /var\(--paint,(#[0-9a-f]{6})\)/.exec(fileOf(slug))?.[1]
      const paints = fleet.cars
        .filter(({ model }) => model === slug)
        .map(({ cvet }) => findColour(cvet))
        .map((colour) => colour && PAINTS[colour])
      expect(paints, slug).toContain(own)
    }
  })

  it('hold nothing that the policy forbids, and no id that another one has for something else', () => {
    const owners = new Map<string, string>()
    for (const { slug } of fleet.models) {
      const text = fileOf(slug)
      expect(text.match(/<style/g), slug).toHaveLength(1)
      expect(text, slug).not.toMatch(/<script| style=| on\w+=|<image|https?:\/\/(?!www\.w3\.org)/)
      for (const [, id = ''] of text.matchAll(/ id="([^"]+)"/g)) {
        if (id.startsWith('cm_') || COLOURS.some((colour) => colour === id)) continue
        expect(owners.get(id), id).toBeUndefined()
        owners.set(id, slug)
      }
    }
  })

  it('give a model without one nothing', () => {
    expect(['no-such-model', 'constructor', '../sprite'].map(findModelDrawing)).toEqual([null, null, null])
  })

  it('of seats have the window of their symbol', () => {
    const plans = readFileSync(`${FOLDER}plans.svg`, 'utf8')
    const symbols = [...plans.matchAll(/<symbol [^>]*>/g)].map(([tag]) => tag)
    expect(symbols.length).toBeGreaterThan(20)
    for (const tag of symbols) {
      const { width, height } = planDrawing(/ id="([^"]+)"/.exec(tag)?.[1] ?? '')
      expect(tag).toMatch(new RegExp(`viewBox="\\S+ \\S+ ${width} ${height}"`))
    }
  })
})
