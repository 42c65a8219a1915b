import { createRequire } from 'node:module'

export type FontFiles = { onest: string; onestBold: string; chinese: string }

const { resolve } = createRequire(import.meta.url)

/** Paths of the fonts in their packages, wherever this file was bundled to. */
export function fontFiles(): FontFiles {
  return {
    onest: resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf'),
    onestBold: resolve('@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf'),
    chinese: resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  }
}
