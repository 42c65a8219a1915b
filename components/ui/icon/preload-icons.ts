import { preload } from 'react-dom'
import { SPRITE } from './sprite.generated'

/** Asks for the drawings with the first byte of a page; found by their first use, they would come after the scripts. */
export function preloadIcons(): void {
  preload(SPRITE, { as: 'image', fetchPriority: 'high' })
}
