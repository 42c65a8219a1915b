/** Returns a point on a map that knows the city and opens in its own app on a phone; the site links to the same one. */
export function mapHref(lat: number, lng: number): string {
  return `https://yandex.ru/maps/?pt=${lng},${lat}&z=16`
}
