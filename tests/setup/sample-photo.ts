import type { Photo } from '@/provider/contract/photos'

/** Of nothing that is stored. */
export function samplePhoto(view: Photo['view'], text = ''): Photo {
  const hash = view.padEnd(32, '0').replaceAll(/[^0-9a-f]/g, 'a')
  return {
    view,
    text,
    sources: [
      { name: `${hash}-480.avif`, type: 'image/avif', width: 480, height: 320 },
      { name: `${hash}-960.avif`, type: 'image/avif', width: 960, height: 640 },
      { name: `${hash}-960.jpg`, type: 'image/jpeg', width: 960, height: 640 },
      { name: `${hash}-480.webp`, type: 'image/webp', width: 480, height: 320 },
      { name: `${hash}-960.webp`, type: 'image/webp', width: 960, height: 640 },
    ],
  }
}
