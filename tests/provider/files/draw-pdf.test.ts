import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkPdf } from '@/provider/modules/files/check-pdf'
import { type DrawnPage, drawPdf, PDF_PAGES_MAX } from '@/provider/modules/files/draw-pdf'
import { jpeg, pdf } from '@/tests/setup/sample-files'
import { scannedPdf } from '@/tests/setup/scanned-pdf'

const CLIENT = { id: 1, network: null }
const MEGABYTE = 1024 * 1024
const SMALL = { longestSide: 200 }

async function draw(bytes: Buffer, bounds: Parameters<typeof drawPdf>[2] = SMALL) {
  const pages: DrawnPage[] = []
  const isDrawn = await drawPdf(bytes, async (page) => void pages.push(page), bounds)
  return { isDrawn, sizes: pages.map(({ width, height }) => [width, height]), pages }
}

describe('a PDF', () => {
  it('is drawn as a scanner wrote it', async () => {
    const scan = { entries: '/ColorSpace/DeviceRGB/Filter/DCTDecode', bytes: await jpeg() }
    const { isDrawn, pages, sizes } = await draw(scannedPdf({ scan }))
    expect([isDrawn, sizes]).toEqual([true, [[141, 200]]])
    const { dominant } = await sharp(pages[0]?.data, { raw: { width: 141, height: 200, channels: 4 } }).stats()
    expect([dominant.r < 80, dominant.b > 200], 'the blue of the photograph').toEqual([true, true])
  })

  it.each([
    ['as many pages as are taken', PDF_PAGES_MAX, true],
    ['one page more', PDF_PAGES_MAX + 1, false],
    ['no page', 0, false],
  ])('of %s is drawn or not', async (_, count, isDrawn) => {
    const drawn = await draw(pdf('', count))
    expect([drawn.isDrawn, drawn.pages.length]).toEqual([isDrawn, isDrawn ? count : 0])
  })

  it.each(['[0 0 200 100]', '[0 0 2 1]', '[0 0 14400 7200]', '[0 0 900000000 450000000]'])(
    'whose page measures %s gets pictures of one size',
    async (box) => {
      const { sizes } = await draw(pdf('', 1, { box }))
      expect(sizes).toEqual([[200, 100]])
    },
  )

  it.each([
    ['with a page that is missing', pdf('', 1, { kid: '70 0 R' })],
    ['with a page without height', pdf('', 1, { box: '[0 0 200 0.001]' })],
    ['that is none', Buffer.from('no PDF')],
  ])('%s is not drawn', async (_, bytes) => {
    expect((await draw(bytes)).isDrawn).toBe(false)
  })

  it('gets no more time than it may have', async () => {
    const slow = pdf('', 1, { drawn: '0 0 200 100 re 9 9 99 99 re f*\n'.repeat(300_000) })
    const began = performance.now()
    expect((await draw(slow, { longestSide: 3_000, deadlineMs: 700 })).isDrawn).toBe(false)
    expect(performance.now() - began).toBeLessThan(3_000)
  })

  it('gets no more memory than it may have', async () => {
    const large = { longestSide: 3_508 }
    expect((await draw(pdf(), { ...large, heapMaxBytes: 24 * MEGABYTE })).isDrawn).toBe(false)
    expect((await draw(pdf(), { ...large, heapMaxBytes: 64 * MEGABYTE })).isDrawn).toBe(true)
  })
})

describe('a PDF that is uploaded', () => {
  it.each([
    ['of a blank page', () => pdf('', 1, { drawn: 'q Q' })],
    ['of a page that is none', () => pdf('', 1, { kid: '1 0 R' })],
    ['of more pages than are looked at', () => pdf('', PDF_PAGES_MAX + 1)],
    ['of no pages', () => pdf('', 0)],
  ])('%s is rejected', async (_, make) => {
    expect(await checkPdf(CLIENT, make())).toBe('unreadable')
  })

  it('passes when its pages show something', async () => {
    expect(await checkPdf(CLIENT, pdf())).toBeNull()
  })
})
