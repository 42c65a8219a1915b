import { preload } from 'react-dom'
import { SPRITE } from './sprite.generated'

/**
 * Asks for the drawings with the first byte of a page: found by their first use, they come a second later on a slow network.
 * A browser takes them from its cache then, not from the preload, which it may note in its console.
 */
export function preloadIcons(): void {
  preload(SPRITE, { as: 'image', fetchPriority: 'high' })
}
