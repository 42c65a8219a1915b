import { deflateSync } from 'node:zlib'
import { Document, Image, Page, renderToBuffer, Text } from '@react-pdf/renderer'
import { createElement as e } from 'react'
import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { findPdfError } from '@/provider/modules/files/pdf-error'
import { packedBy, packedPdf, predicted, SCRIPT_AND_LINK, SILENT } from '@/tests/setup/packed-pdf'
import { jpeg, noisyPng, png } from '@/tests/setup/sample-files'
import { deflatedRows, type Scan, scannedPdf } from '@/tests/setup/scanned-pdf'

const RGB = '/ColorSpace/DeviceRGB/Filter'

async function scans(): Promise<[string, Scan][]> {
  const photo = await jpeg()
  const noise = await noisyPng(1200, 800)
  const dots = await sharp(noise).raw().toBuffer()
  const sharpPhoto = await sharp(noise).jpeg({ quality: 90, progressive: true }).toBuffer()
  return [
    ['a photograph', { entries: `${RGB}/DCTDecode`, bytes: photo }],
    ['a photograph in an array of filters', { entries: `${RGB}[/DCTDecode]`, bytes: sharpPhoto }],
    ['a deflated photograph', { entries: `${RGB}[/FlateDecode/DCTDecode]`, bytes: deflateSync(sharpPhoto) }],
    [
      'one with parameters',
      { entries: `${RGB}[/FlateDecode/DCTDecode]/DecodeParms[null null]`, bytes: deflateSync(photo) },
    ],
    ['dots', { entries: `${RGB}/FlateDecode`, bytes: deflateSync(dots) }],
    ['dots behind a predictor', deflatedRows(dots)],
    ['a fax', { entries: '/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 1200>>', bytes: dots.subarray(0, 9_000) }],
    ['JPEG 2000', { entries: `${RGB}/JPXDecode`, bytes: dots.subarray(0, 90_000) }],
    ['JBIG2', { entries: '/Filter/JBIG2Decode/DecodeParms<</JBIG2Globals 7 0 R>>', bytes: dots.subarray(0, 9_000) }],
    ['dots as they are', { entries: '/ColorSpace/DeviceRGB', bytes: dots }],
  ]
}

const drawn = Buffer.from('BT /F 12 Tf (1 0 of 9 objects; a stream) Tj ET')

describe('a PDF that does nothing', () => {
  it('passes as a scanner writes it', async () => {
    for (const [name, scan] of (await scans()).slice(0, 2)) expect(findPdfError(scannedPdf({ scan })), name).toBeNull()
  })

  it('passes as a program writes it', async () => {
    const [photo, drawing] = [await jpeg(), await png()]
    const picture = (data: Buffer, format: 'jpg' | 'png') => e(Image, { src: { data, format } })
    const page = e(Page, null, e(Text, null, 'A certificate'), picture(photo, 'jpg'), picture(drawing, 'png'))
    expect(findPdfError(await renderToBuffer(e(Document, { title: 'A certificate' }, page, page)))).toBeNull()
  })

  it('passes whichever way it is packed', { tags: '@wide' }, async () => {
    for (const [name, scan] of await scans())
      for (const newLine of ['\n', '\r\n'] as const)
        for (const indirectLength of [false, true])
          for (const contents of [
            { entries: '', bytes: drawn },
            { entries: '/Filter/FlateDecode', bytes: deflateSync(drawn) },
            { entries: '/Filter[/FlateDecode]/DecodeParms[null]', bytes: deflateSync(drawn) },
          ])
            expect(findPdfError(scannedPdf({ scan, newLine, indirectLength, contents })), name).toBeNull()
  })

  it('passes with bytes of pictures that look like the beginnings of objects, and with names that begin like others', () => {
    const chance = Buffer.from('\xff 1 7.0 obj\x01e /AF\x9a /EF\x01 2 obj\x80q >\x01stream\x81 endobj', 'latin1')
    expect(findPdfError(scannedPdf({ scan: { entries: `${RGB}/DCTDecode`, bytes: chance } }))).toBeNull()
    const objects = [...SILENT, '<</Type/Font/BaseFont/AFEFGH+Arial/Encoding/3DFont>>']
    expect(findPdfError(packedPdf({ objects, pack: packedBy('/FlateDecode', deflateSync) }))).toBeNull()
  })

  it('differs from one that has a link, which a reader follows out of a packed object', async () => {
    const linksOf = async (objects: readonly string[]) => {
      const bytes = packedPdf({ objects, pack: predicted(12, 2) })
      const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
      return { fault: findPdfError(bytes), links: (await page.getAnnotations()).map(({ url }) => url) }
    }
    expect(await linksOf(SCRIPT_AND_LINK)).toEqual({ fault: 'active', links: ['http://evil.example/'] })
    expect(await linksOf(SILENT)).toEqual({ fault: null, links: [] })
    expect(findPdfError(packedPdf({ objects: SILENT, pack: packedBy('/FlateDecode', deflateSync) }))).toBeNull()
  })
})
