/** Where a booking is changed: with the guest's key, or as the client's own. */
export type BookingDoors = '/api/bookings' | '/api/account/history'

export const GUEST_DOORS: BookingDoors = '/api/bookings'
export const OWN_DOORS: BookingDoors = '/api/account/history'
