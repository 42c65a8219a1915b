/** Pixels of the picture at the top of a letter, for screens of two pixels to the point. */
export const BANNER = { width: 1200, height: 480 } as const

const CAR = { x: 270, y: 49, width: 660, height: 309 } as const
const DECK = 330
const TOP_OF_STAYS = 66
/** Where the stays meet the deck, left and right of the pylon. */
const STAYS = [244, 190, 136, 74]
const REFLECTIONS = [
  { y: 392, half: 172 },
  { y: 425, half: 110 },
  { y: 457, half: 55 },
]

/** Returns the sun behind the bridge with a car on its deck, as SVG. @param car its drawing, as SVG without CSS */
export function bannerScene(car: string): string {
  const { width, height } = BANNER
  const stays = STAYS.map(
    (away) => `M600 ${TOP_OF_STAYS} ${600 - away} ${DECK}M600 ${TOP_OF_STAYS} ${600 + away} ${DECK}`,
  )
  const reflections = REFLECTIONS.map(({ y, half }) => `M${600 - half} ${y}h${2 * half}`)
  const drawing = car.replace('<svg ', `<svg x="${CAR.x}" y="${CAR.y}" width="${CAR.width}" height="${CAR.height}" `)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">
    <defs><linearGradient id="banner-sun" x2="0" y2="1"><stop stop-color="#ffc533"/><stop offset="1" stop-color="#ff9a3c"/></linearGradient>
    <linearGradient id="banner-deck"><stop stop-color="#ffb71f" stop-opacity="0"/><stop offset=".25" stop-color="#ffb71f"/></linearGradient>
    <linearGradient id="banner-shade"><stop offset=".1" stop-color="#0c3140" stop-opacity="0"/><stop offset=".4" stop-color="#0c3140"/></linearGradient></defs>
    <path fill="#0a2533" d="M0 0h${width}v${height}H0z"/>
    <path fill="url(#banner-sun)" d="M320 ${DECK}a280 280 0 0 1 560 0z"/>
    <path stroke="#0c3140" stroke-width="6" d="${stays.join('')}"/>
    <path fill="#0c3140" d="M595 12h10v${DECK - 12}h-10z"/>
    <path fill="url(#banner-shade)" d="M0 ${DECK}h${width}v18H0z"/>
    <path fill="url(#banner-deck)" d="M0 ${DECK - 2}h${width}v5H0z"/>
    <path stroke="#ffb71f" stroke-opacity=".55" stroke-width="8" stroke-linecap="round" d="${reflections.join('')}"/>
    ${drawing}
  </svg>`
}
