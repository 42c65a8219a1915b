/** When and where a car is wanted: instants and place ids, checked. */
export type Rental = {
  pickup: Date
  dropoff: Date
  placeId: number
  dropoffPlaceId: number
}
