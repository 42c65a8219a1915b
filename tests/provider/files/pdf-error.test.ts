import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { checkPdf } from '@/provider/modules/files/check-pdf'
import { findPdfError } from '@/provider/modules/files/pdf-error'
import { pdf } from '@/tests/setup/sample-files'

const CLIENT = { id: 1, network: null }
const MEGABYTE = 1024 * 1024
const SCRIPT = '5 0 <</Type/Action/S/JavaScript/JS(app.alert(1))>>'

const stream = (dictionary: string, unpacked: Buffer | string, number = 4) => {
  const bytes = deflateSync(unpacked)
  return `${number} 0 obj\n<<${dictionary}/Filter/FlateDecode/Length ${bytes.length}>>\nstream\n${bytes.toString('latin1')}\nendstream\nendobj\n`
}
const picture = (unpacked: Buffer, more = '') =>
  stream(`/Type/XObject/Subtype/Image/Width 100/Height 100/ColorSpace/DeviceRGB/BitsPerComponent 8${more}`, unpacked)

describe('a PDF', () => {
  it.each([
    ['under its plain name', '/Type/ObjStm/N 1/First 4'],
    ['under a coded name', '/Type /Obj#53tm/N 1/First 4'],
    ['under a coded key', '/Typ#65 /ObjStm/N 1/First 4'],
    ['behind a comment', '/Type %x\n/ObjStm/N 1/First 4'],
    ['under no name', '/N 1/First 4'],
    ['called a picture', '/Type/ObjStm/N 1/First 4/Subtype/Image'],
    ['called a picture by its nearest words', '/Type/ObjStm/N 1/First 4/A(\n9 0 obj<<)/Subtype/Image'],
    ['called nothing but a picture', '/Subtype/Image'],
  ])('with a script that is packed %s is active', (_, dictionary) => {
    expect(findPdfError(pdf(stream(dictionary, SCRIPT)))).toBe('active')
  })

  it.each([
    '/S/URI/URI(http://evil.example)',
    '/S/GoToR/F(\\\\\\\\evil.example\\\\x)',
    '/S /GoToE',
    '/S/Rendition',
    '/S/Movie',
    '/S/Sound',
    '/S/Launch',
    '/Subtype/RichMedia',
    '/RichMediaContent 5 0 R',
    '/EmbeddedFiles 5 0 R',
    '/AcroForm<</XFA 5 0 R>>',
    '/S/#55RI',
    '/Encrypt 5 0 R',
    '/S/Thread/F(x.pdf)/D 0',
    '/S/Thr#65ad',
    '/EF<</F 9 0 R>>',
    '/E#46 9 0 R',
    '/AF[4 0 R]',
    '/#41F[4 0 R]',
    '/Subtype/3D/3DD 9 0 R',
    '/Subtype/3#44',
  ])('with %s is active', (entries) => {
    expect(findPdfError(pdf(`3 0 obj\n<<${entries}>>\nendobj`))).toBe('active')
    expect(findPdfError(pdf(stream('/Type/ObjStm/N 1/First 4', `3 0 <<${entries}>>`)))).toBe('active')
  })

  it.each(['/LZWDecode', '/ASCII#38' + '5Decode', '/AHx', '7 0 R'])(
    'that is packed by %s is not inspected',
    (filter) => {
      expect(findPdfError(pdf(`4 0 obj\n<</N 1/First 4/Filter ${filter}>>\nstream\nxx\nendstream\nendobj`))).toBe(
        'complex',
      )
    },
  )

  it('of scanned pages passes: pictures that are larger than what is unpacked', () => {
    const page = Buffer.alloc(9 * MEGABYTE, 0xfe)
    expect(findPdfError(pdf(picture(page) + picture(page) + stream('', 'q 1 0 0 1 0 0 cm /Im1 Do Q')))).toBeNull()
  })

  it('of photographs passes, whatever their bytes are by chance', () => {
    const photo = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(4 * MEGABYTE), Buffer.from(' /JS /AA ')])
    const object = '4 0 obj\n<</Subtype/Image/Filter/DCTDecode>>\nstream\n'
    const bytes = Buffer.concat([
      pdf().subarray(0, -8),
      Buffer.from(object),
      photo,
      Buffer.from('\nendstream\nendobj\n%%EOF\n'),
    ])
    expect(findPdfError(bytes)).toBeNull()
  })

  it('that unpacks to more than the limit is rejected, in one stream or in many', () => {
    expect(findPdfError(pdf(stream('', Buffer.alloc(17 * MEGABYTE))))).toBe('complex')
    expect(findPdfError(pdf(stream('', Buffer.alloc(MEGABYTE)).repeat(17)))).toBe('complex')
    expect(findPdfError(pdf(stream('', 'q Q').repeat(2001)))).toBe('complex')
  })

  it('whose packed part is damaged is broken', () => {
    expect(findPdfError(pdf(stream('', randomBytes(1000)).replace('endstream', '').slice(0, 400)))).toBe('broken')
  })

  it.each([
    ['one keyword over and over', '/Type/ObjStm'],
    ['names without end', '#'],
    ['codes', '#41'],
    ['streams that never begin', 'stream '],
    ['an object that never ends', '<<'],
    ['objects within texts', '1 0 obj ('],
    ['spaces behind a page’s beginning', '<!doctype '],
  ])('of %s is inspected in time', (_, fragment) => {
    const bytes = pdf(fragment.repeat((4 * MEGABYTE) / fragment.length))
    const began = performance.now()
    findPdfError(bytes)
    expect(performance.now() - began).toBeLessThan(3_000)
  })
})

describe('the check of a PDF', () => {
  it('returns what is wrong, or null', async () => {
    expect(await checkPdf(CLIENT, pdf())).toBeNull()
    expect(await checkPdf(CLIENT, pdf(`3 0 obj <<${SCRIPT}>> endobj`))).toBe('active')
  })

  it('does not block the event loop', async () => {
    // Hundreds of streams that unpack by a factor of a thousand: in the event loop they would take seconds.
    const bomb = stream('/Type/ObjStm/N 1/First 4', Buffer.alloc(15 * MEGABYTE)).repeat(30)
    const checked = checkPdf(CLIENT, pdf(bomb))
    // A check in the event loop would be over before the first timer.
    expect(await Promise.race([checked, pause(0, 'still checking')])).toBe('still checking')
    expect(await checked).toBe('complex')
  })
})
