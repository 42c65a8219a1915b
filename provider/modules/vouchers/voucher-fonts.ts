import { createRequire } from 'node:module'

export type FontFiles = { onest: string; onestBold: string; chinese: string }

const { resolve } = createRequire(import.meta.url)

/** Returns the paths of the fonts. `imports` of package.json names their folder: this file may be bundled elsewhere. */
export function fontFiles(): FontFiles {
  return {
    onest: resolve('#voucher-fonts/Onest-Regular.ttf'),
    onestBold: resolve('#voucher-fonts/Onest-Bold.ttf'),
    chinese: resolve('#voucher-fonts/NotoSansSC-Regular.ttf'),
  }
}
