import { SPRITE } from './sprite.generated'

/**
 * Asks for the drawings with the first bytes of a page: found by their first use, they come half a second later on a slow
 * network. An `<img>`, which React preloads too: a browser gives a preload alone to no `<use>`, and warns that it was in vain.
 */
export function PreloadIcons() {
  // biome-ignore lint/performance/noImgElement: next/image would make another address of it.
  return <img alt="" fetchPriority="high" height={1} hidden src={SPRITE} width={1} />
}
