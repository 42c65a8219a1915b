import { encode } from 'uqr'

/** Light modules around the code; fewer, and a phone does not find it. */
const BORDER = 4

export type QrPicture = {
  /** Modules on a side, with the border. */
  size: number
  /** The dark modules, for the `d` of one path. */
  path: string
}

/** A QR code as one shape: no styles, so that it is drawn under our policy and in any editor. */
export function qrPicture(text: string): QrPicture {
  const { data, size } = encode(text, { border: BORDER, ecc: 'M' })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

/** The same as a file. */
export function qrFile({ size, path }: QrPicture): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}
