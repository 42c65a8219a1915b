import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { EXTRA_DRIVER } from '@/tests/setup/booking-guests'
import { addModel, newPhone } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'
import { openTraveller } from '@/tests/setup/voucher-guests'

type Element = { role?: string; alt?: string; lang?: string; children?: Element[] }

/** What a PDF tells a reader who does not see it. */
async function readStructure(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  const trees = await Promise.all(pages.map((page) => page.getStructTree()))
  const elements = trees.flatMap((tree) => flatten(tree as Element))
  const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat()
  const { info } = await pdf.getMetadata()
  return {
    ...{
      elements,
      info: info as Record<string, unknown>,
      isTagged: (await pdf.getMarkInfo())?.Marked,
      pages: pages.length,
    },
    links: annotations.map(({ unsafeUrl }) => unsafeUrl as string),
    countOf: (role: string) => elements.filter((element) => element.role === role).length,
  }
}

function flatten(element: Element): Element[] {
  return [element, ...(element.children ?? []).flatMap(flatten)]
}

describe('a voucher for a reader who does not see it', () => {
  const provider = useProvider()

  it.each([
    ['ru', 'Подтверждение брони'],
    ['en', 'Voucher'],
    ['zh-CN', '租车凭证'],
  ] as const)(
    'in %s has a title and a language of the reader, and elements in the order of reading',
    async (language, word) => {
      const mary = await openTraveller(provider, { language })
      const { elements, info, isTagged, countOf } = await readStructure((await mary.voucher()).rawPayload)
      expect([isTagged, info.Language, info.Author]).toEqual([true, language, 'SUN rent'])
      expect(info.Title).toBe(`${word} ${mary.booking.number}, SUN rent`)
      expect(countOf('H1')).toBe(1)
      expect(countOf('H2')).toBe(language === 'ru' ? 6 : 7)
      const rows = countOf('TR')
      expect(rows).toBeGreaterThan(2)
      expect([countOf('Table'), countOf('TH'), countOf('TD')]).toEqual([1, rows, rows])
      expect([countOf('L'), countOf('LI')]).toEqual(language === 'ru' ? [0, 0] : [1, 4])
      const pictures = elements.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)
      const wechat = language === 'zh-CN' ? ['QR: sunrent-demo'] : []
      expect(pictures).toEqual([...wechat, expect.stringContaining(`booking=${mary.booking.number}`), 'Honda Fit'])
      const languages = new Set(elements.flatMap(({ lang }) => lang ?? []))
      expect([...languages].sort()).toEqual(language === 'ru' ? ['ru'] : [language, 'ru'].sort())
    },
  )

  it('opens the map and calls the branch, and has no key in any address', async () => {
    const mary = await openTraveller(provider, { language: 'en' })
    const { links, countOf } = await readStructure((await mary.voucher()).rawPayload)
    const { lat, lng } = mary.booking.pickupPlace
    const href = `http://localhost:3000/en/status/success/?booking=${mary.booking.number}`
    // The library makes a link of each script in its words.
    expect([...new Set(links)]).toEqual([href, `https://yandex.ru/maps/?pt=${lng},${lat}&z=16`, 'tel:+74232000000'])
    expect(countOf('Link')).toBe(3)
  })

  it('is the same file whenever it is made', async () => {
    const mary = await openTraveller(provider, { language: 'en' })
    const [once, again] = [await mary.voucher(), await mary.voucher()]
    expect(once.rawPayload.equals(again.rawPayload)).toBe(true)
  })

  it('with four long names is complete, on two pages at most', async () => {
    await addModel(provider, 'long-names', 1)
    const names = { last_name: 'Константинопольская-Преображенская', first_name: 'Александра-Елизавета' }
    const extra = () => ({ ...EXTRA_DRIVER, ...names, phone: newPhone() })
    const mary = await openTraveller(provider, {
      language: 'en',
      driver: { last_name: 'Featherstonehaugh-Cholmondeley', first_name: 'Maximilian Alexander' },
      extraDrivers: [extra(), extra(), extra()],
    })
    const { pages, countOf } = await readStructure((await mary.voucher()).rawPayload)
    expect(pages).toBeLessThanOrEqual(2)
    expect([countOf('H1'), countOf('LI')]).toEqual([1, 4])
  })
})
