/** Both take longitude first, unlike the map of the contacts page. */
export function yandexMapsHref(lat: number, lng: number): string {
  return `https://yandex.ru/maps/?pt=${lng},${lat}&z=16&l=map`
}

export function dgisHref(lat: number, lng: number): string {
  return `https://2gis.ru/geo/${lng},${lat}`
}
