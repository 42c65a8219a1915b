/** Degrees, latitude first, as people and navigators write them. */
export type MapPoint = { latitude: number; longitude: number }

const ZOOM = '16'

/** `43.14, 131.96` */
export function coordinatesText({ latitude, longitude }: MapPoint): string {
  return `${latitude}, ${longitude}`
}

/** The map to look at, Russian like the street signs (specification §9). Its `ll` and `pt` take longitude first. */
export function mapWidgetHref({ latitude, longitude }: MapPoint): string {
  const point = `${longitude},${latitude}`
  return address('https://yandex.ru/map-widget/v1/', { lang: 'ru_RU', ll: point, pt: `${point},pm2rdm`, z: ZOOM })
}

/** The way by car from wherever the visitor is. `rtext` takes latitude first. */
export function routeHref({ latitude, longitude }: MapPoint): string {
  return address('https://yandex.ru/maps/', { rtext: `~${latitude},${longitude}`, rtt: 'auto' })
}

function address(page: string, fields: Record<string, string>): string {
  return `${page}?${new URLSearchParams(fields)}`
}
