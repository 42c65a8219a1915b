import sharp from 'sharp'

/** What a picture is for: the strip of a voucher, or the top of a letter. */
export type RasterKind = 'printed' | 'banner'
export type RasterRequest = { id: number; kind: RasterKind; svg: string }
/** `picture` is null when the SVG cannot be drawn. */
export type RasterResponse = { id: number; picture: Uint8Array | null }

/** 43 mm on paper at 330 dpi. */
const PRINTED_WIDTH = 560
/** The strip of the voucher on which the car stands. */
const PRINTED_GROUND = '#edf7f9'
/** Colours of a banner; more only make the gradients finer. */
const BANNER_COLOURS = 128

const DRAW: Record<RasterKind, (svg: Buffer) => Promise<Buffer>> = {
  printed: async (svg) => {
    const png = await sharp(svg, { density: 108 }).flatten({ background: PRINTED_GROUND }).png().toBuffer()
    // The air around the car would take room on the page.
    const scaled = sharp(png).trim().resize({ width: PRINTED_WIDTH, withoutEnlargement: true })
    return scaled.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
  },
  banner: (svg) => sharp(svg).png({ palette: true, colours: BANNER_COLOURS, effort: 8 }).toBuffer(),
}

// Started by `createRasteriser`; ends with its parent.
process.on('message', async ({ id, kind, svg }: RasterRequest) => {
  const picture = await DRAW[kind](Buffer.from(svg)).catch(() => null)
  process.send?.({ id, picture } satisfies RasterResponse)
})
process.on('disconnect', () => process.exit())
