import { deflateSync } from 'node:zlib'

/** Of a picture that fills its page: what its dictionary says beside its size, and its bytes. */
export type Scan = { entries: string; bytes: Buffer }

type Way = {
  scan: Scan
  newLine?: '\n' | '\r\n'
  indirectLength?: boolean
  contents?: { entries: string; bytes: Buffer }
}

const SIZE = '/Type/XObject/Subtype/Image/Width 1200/Height 800/BitsPerComponent 8'
const DRAW = Buffer.from('q 595 0 0 842 0 0 cm /I Do Q')

/** A page as scanners and telephones write it, with a table of references at its end. */
export function scannedPdf({ scan, newLine = '\n', indirectLength = false, contents }: Way): Buffer {
  const drawn = contents ?? { entries: '', bytes: DRAW }
  const length = indirectLength ? '6 0 R' : String(scan.bytes.length)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/OpenAction[3 0 R/XYZ null null 0]/Lang(ru-RU)>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</I 5 0 R>>>>/Contents 4 0 R>>',
    stream(`${drawn.entries}/Length ${drawn.bytes.length}`, drawn.bytes, newLine),
    stream(`${SIZE}${scan.entries}/Length ${length}`, scan.bytes, newLine),
    String(scan.bytes.length),
  ]
  let text = `%PDF-1.4${newLine}%\xe2\xe3\xcf\xd3${newLine}`
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj${newLine}${object}${newLine}endobj${newLine}`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 7\n0000000000 65535 f \n${places.join('')}trailer\n<</Size 7/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`
  return Buffer.from(text + table, 'latin1')
}

/** @param plain bytes of the picture, three to a dot */
export function deflatedRows(plain: Buffer): Scan {
  const rowBytes = 1200 * 3
  const rows = Array.from({ length: plain.length / rowBytes }, (_, row) =>
    Buffer.concat([Buffer.from([0]), plain.subarray(row * rowBytes, (row + 1) * rowBytes)]),
  )
  const entries = '/ColorSpace/DeviceRGB/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors 3/Columns 1200>>'
  return { entries, bytes: deflateSync(Buffer.concat(rows)) }
}

function stream(entries: string, bytes: Buffer, newLine: string): string {
  return `<<${entries}>>${newLine}stream${newLine === '\n' ? '\n' : '\r\n'}${bytes.toString('latin1')}${newLine}endstream`
}
