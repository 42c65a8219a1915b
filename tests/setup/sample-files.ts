import sharp from 'sharp'

type Size = { width?: number; height?: number }

function picture({ width = 1200, height = 800 }: Size) {
  return sharp({ create: { width, height, channels: 3, background: '#3a7bd5' }, limitInputPixels: false })
}

export const jpeg = (size: Size = {}): Promise<Buffer> => picture(size).jpeg().toBuffer()
export const png = (size: Size = {}): Promise<Buffer> => picture(size).png().toBuffer()
export const webp = (size: Size = {}): Promise<Buffer> => picture(size).webp().toBuffer()

/** As a phone writes it: where it was taken, and on its side. */
export function phonePhoto(): Promise<Buffer> {
  const exif = { IFD0: { Model: 'CANARY-PHONE' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 7/1 0/1' } }
  return picture({ width: 1200, height: 800 }).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
}

/** A small file that decodes over the whole picture, once for each of its scans. */
export async function jpegOfScans(count: number): Promise<Buffer> {
  const bytes = await picture({}).jpeg({ progressive: true }).toBuffer()
  const last = bytes.lastIndexOf(Buffer.of(0xff, 0xda))
  const scans = Array.from({ length: count }, () => bytes.subarray(last, -2))
  return Buffer.concat([bytes.subarray(0, last), ...scans, bytes.subarray(-2)])
}

/** Bytes that no encoder makes smaller. */
export async function noisyPng(width: number, height: number): Promise<Buffer> {
  const raw = Buffer.alloc(width * height * 3)
  for (let index = 0, state = 1; index < raw.length; index++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    raw[index] = state >> 16
  }
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

const PAGE = { box: '[0 0 200 100]', drawn: '0 0 90 90 re f', kid: '80 0 R' }

/**
 * A document with a square on each page.
 *
 * @param extra objects beside its own
 */
export function pdf(extra = '', pages = 1, page: Partial<typeof PAGE> = {}): Buffer {
  const { box, drawn, kid } = { ...PAGE, ...page }
  const kids = Array.from({ length: pages }, () => kid).join(' ')
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
    `2 0 obj\n<< /Type /Pages /Count ${pages} /Kids [${kids}] >>\nendobj`,
    `80 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 81 0 R >>\nendobj`,
    `81 0 obj\n<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream\nendobj`,
  ]
  return Buffer.from(`%PDF-1.4\n${objects.join('\n')}\n${extra}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`, 'latin1')
}

/** An archive of one empty file. */
export function zip(): Buffer {
  const local = Buffer.alloc(31)
  local.write('PK\x03\x04', 0, 'latin1')
  local.writeUInt16LE(1, 26)
  local.write('a', 30)
  const central = Buffer.alloc(47)
  central.write('PK\x01\x02', 0, 'latin1')
  central.writeUInt16LE(1, 28)
  central.write('a', 46)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
